import { Tooltip, VisuallyHidden } from '@mantine/core';
import { firstLetter } from './firstLetter';
import classes from './StackedPeople.module.css';

const lettersShown = 3;

/** The first letters of a few people and how many there are. Who they are is said aloud, and shown to whoever points. */
export function StackedPeople({ names, count, who }: { names: readonly string[]; count: string; who: string }) {
  const letters = names.slice(0, lettersShown).map((name, place) => ({ place, letter: firstLetter(name) }));
  return (
    <Tooltip label={who} multiline maw={320} events={{ hover: true, focus: false, touch: true }}>
      <span className={classes.stack}>
        <span className={classes.letters} aria-hidden>
          {letters.map(({ place, letter }) => (
            <span key={place} className={classes.letter}>
              {letter}
            </span>
          ))}
        </span>
        <span className={classes.count}>{count}</span>
        <VisuallyHidden>{who}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}
