import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { minutesLeft, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconClock } from '@/icons';
import classes from './Notice.module.css';
import { placedText } from './placed';
import type { SceneNotice } from './sceneState';
import { Words } from './Words';

/** Something that is said over the scene for a few seconds. */
export function Notice({ notice, block }: { notice: SceneNotice; block: TextBlock }) {
  if (notice.kind === 'minutesLeft') {
    return (
      <div className={classes.notice} role="alert" style={placedText(block)}>
        <IconClock className={classes.sign} stroke={2.2} aria-hidden />
        <Words of={minutesLeft(notice.minutes)} />
      </div>
    );
  }
  return (
    <div className={classes.notice} data-quiet role="status" style={placedText({ ...block, background: paper })}>
      <Words of={sceneWords[notice.kind]} />
    </div>
  );
}

const { paper } = sceneColours;
