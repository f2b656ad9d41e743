import type { Leading } from '@mukae/contract/domain/scene/answerPages';
import type { TextBlock } from '@mukae/contract/domain/scene/block';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { placedText } from '../placed';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './LeaveButton.module.css';

/** The way out, of waiting or of the conversation; `stacked` where it is narrow. */
export const LeaveButton = ({
  words,
  block,
  shape,
  leading = 'ja',
  onLeave,
}: {
  words: BothLanguages;
  block: TextBlock;
  shape: 'line' | 'stacked';
  leading?: Leading;
  onLeave: () => void;
}) => (
  <TouchTarget className={`${classes.leave} ${classes[shape]}`} style={placedText(block)} onTouch={onLeave}>
    <Words of={words} leading={leading} />
  </TouchTarget>
);
