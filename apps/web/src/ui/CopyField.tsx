import { TextInput } from '@mantine/core';
import { CopyButton, type CopyWords } from './CopyButton';
import classes from './CopyField.module.css';

/** A value that is to be taken elsewhere. */
export function CopyField({ label, value, words }: { label: string; value: string; words: CopyWords }) {
  return (
    <div className={classes.field}>
      <TextInput
        label={label}
        value={value}
        readOnly
        onFocus={(focus) => focus.currentTarget.select()}
        classNames={{ input: classes.value }}
      />
      <CopyButton value={value} words={words} />
    </div>
  );
}
