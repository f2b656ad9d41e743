import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconBell, IconSparkles } from '@/icons';
import { placedText } from '../placed';
import { Words } from '../Words';
import classes from './Plate.module.css';

/** Who answers here: a machine, until a person is called. */
export function Plate({ block, words }: { block: TextBlock; words: 'answersHere' | 'staffAnswers' }) {
  const Sign = words === 'answersHere' ? IconSparkles : IconBell;
  return (
    <div className={classes.place} style={{ ...placedText(block), backgroundColor: undefined }}>
      <p className={classes.plate}>
        <Sign className={classes.sign} stroke={2} aria-hidden />
        <Words of={sceneWords[words]} />
      </p>
    </div>
  );
}
