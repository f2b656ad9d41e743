import type { TextBlock } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconMail } from '@/icons';
import { placedText } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './LeaveMessage.module.css';

/** What is left to do where nobody can be called. */
export const LeaveMessage = ({ block, onTouch }: { block: TextBlock; onTouch: () => void }) => (
  <TouchTarget className={classes.message} style={placedText(block)} onTouch={onTouch}>
    <IconMail className={classes.sign} stroke={2} aria-hidden />
    <span className={classes.label}>
      <Words of={sceneWords.leaveMessage} />
    </span>
  </TouchTarget>
);
