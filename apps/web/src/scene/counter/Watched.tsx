import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconEye, IconVideo } from '@/icons';
import { placedText } from '../placed';
import { Talk } from './Talk';
import classes from './Watched.module.css';

/** Somebody looks on: always said, in one line under what is touched, or as large as there is room. */
export function Watched({ block }: { block: TextBlock }) {
  const { watched, inUse } = sceneWords;
  if (block.align !== 'center') return <Talk sign={IconEye} words={watched} voice={null} block={block} />;
  return (
    <p className={classes.watched} role="status" style={{ ...placedText(block), fontSize: block.minFontSize }}>
      <IconVideo className={classes.camera} stroke={2} aria-hidden />
      <span lang="ja">{`${watched.ja}　${inUse.ja}`}</span>
      <span lang="en" className={classes.second}>
        {watched.en}
      </span>
    </p>
  );
}
