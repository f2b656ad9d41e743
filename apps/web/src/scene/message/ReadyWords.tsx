import { readyWords } from '@mukae/contract/domain/scene/letterWords';
import { TouchTarget } from '../TouchTarget';
import { Words } from '../Words';
import classes from './ReadyWords.module.css';

/** Sentences to touch; a second touch takes one back. */
export const ReadyWords = ({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) => (
  <div className={classes.words}>
    {readyWords.map((words) => {
      const isChosen = chosen.includes(words.ja);
      const others = chosen.filter((one) => one !== words.ja);
      return (
        <TouchTarget
          key={words.ja}
          className={classes.one}
          isPressed={isChosen}
          onTouch={() => onChange(isChosen ? others : [...others, words.ja])}
        >
          <Words of={words} />
        </TouchTarget>
      );
    })}
  </div>
);
