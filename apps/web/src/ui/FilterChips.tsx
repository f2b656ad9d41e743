import type { ReactNode } from 'react';
import classes from './FilterChips.module.css';

/** A few choices side by side, one of which narrows a list until it is pressed again. */
export function FilterChips<Choice extends string>({
  label,
  choices,
  words,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly Choice[];
  words: Readonly<Record<Choice, ReactNode>>;
  chosen: Choice | undefined;
  onChoose: (choice: Choice | undefined) => void;
}) {
  return (
    <fieldset className={classes.chips} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          className={classes.chip}
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice === chosen ? undefined : choice)}
        >
          {words[choice]}
        </button>
      ))}
    </fieldset>
  );
}
