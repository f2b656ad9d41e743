import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { within } from '@mukae/contract/domain/within';
import { type KeyboardEvent, useState } from 'react';
import { IconChevronDown, IconChevronUp } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { Field } from './field';
import { fieldMarksOf } from './fieldProps';
import classes from './NumberField.module.css';
import { numberFieldTexts } from './numberField.texts';
import { readNumber, type TypedNumber } from './typedNumber';

interface Limits {
  min: number;
  max: number;
}

/** A number as it is typed: nothing is corrected. Its limits are told, and steps alone stay within them. */
export function NumberField({
  field,
  limits,
  step = 1,
  ...input
}: Omit<TextInputProps, 'value' | 'onChange'> & {
  field: Field<TypedNumber>;
  limits: Limits;
  step?: number;
}) {
  const t = useTexts(numberFieldTexts);
  const [typed, setTyped] = useState('');
  const text = readNumber(typed) === field.value ? typed : String(field.value ?? '');

  const type = (next: string) => {
    setTyped(next);
    field.set(readNumber(next));
  };
  const stepBy = (distance: number) => {
    // What cannot be read is no place to step from.
    if (typeof field.value !== 'string') type(String(within((field.value ?? 0) + distance, limits.min, limits.max)));
  };
  const press = (event: KeyboardEvent) => {
    const distance = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (distance === 0 || event.nativeEvent.isComposing) return;
    event.preventDefault();
    stepBy(distance);
  };

  return (
    <TextInput
      description={t.limits(limits.min, limits.max)}
      {...input}
      {...fieldMarksOf(field)}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={press}
      rightSectionWidth={28}
      rightSection={
        // For who points; the keys do the same.
        <div className={classes.steps} aria-hidden>
          <UnstyledButton className={classes.step} tabIndex={-1} onClick={() => stepBy(step)}>
            <IconChevronUp size={14} />
          </UnstyledButton>
          <UnstyledButton className={classes.step} tabIndex={-1} onClick={() => stepBy(-step)}>
            <IconChevronDown size={14} />
          </UnstyledButton>
        </div>
      }
    />
  );
}
