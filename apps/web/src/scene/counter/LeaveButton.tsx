import type { TextBlock } from '@mukae/contract/domain/template/block';
import type { Bilingual } from '@mukae/contract/domain/template/sceneWords';
import { placedText } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './LeaveButton.module.css';

/** The way out: of waiting, or of the conversation. */
export const LeaveButton = ({ words, block, onLeave }: { words: Bilingual; block: TextBlock; onLeave: () => void }) => (
  <TouchTarget className={classes.leave} style={placedText(block)} onTouch={onLeave}>
    <Words of={words} />
  </TouchTarget>
);
