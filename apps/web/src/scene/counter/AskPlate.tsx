import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconSparkles } from '@/icons';
import { placedText } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './AskPlate.module.css';

/** On the edge of the counter: that a machine answers here, and how to wake it. */
export const AskPlate = ({ block, onAsk }: { block: TextBlock; onAsk: () => void }) => (
  <TouchTarget className={classes.plate} style={{ ...placedText(block), backgroundColor: undefined }} onTouch={onAsk}>
    <span className={classes.lamp}>
      <IconSparkles className={classes.sign} stroke={2} aria-hidden />
    </span>
    <span className={classes.words}>
      <span className={classes.ask}>
        <Words of={sceneWords.ask} />
      </span>
      <span className={classes.who}>
        <Words of={sceneWords.answersHere} />
      </span>
    </span>
  </TouchTarget>
);
