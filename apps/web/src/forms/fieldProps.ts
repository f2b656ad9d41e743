import type { ChangeEvent } from 'react';
import type { Field } from './field';

/** What every field has: its id, and what is wrong with it. */
export const fieldMarksOf = ({ id, fault }: { id: string; fault: string | undefined }) => ({
  id,
  name: id,
  error: fault,
  'aria-invalid': fault !== undefined,
});

/** For a `TextInput`, a `PasswordInput` or a `Textarea`. */
export const textOf = (field: Field<string>) => ({
  ...fieldMarksOf(field),
  value: field.value,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => field.set(currentTarget.value),
});

/** For a `Checkbox` or a `Switch`. */
export const flagOf = (field: Field<boolean>) => ({
  ...fieldMarksOf(field),
  checked: field.value,
  onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => field.set(currentTarget.checked),
});

type Choice = string | number;

/** For a `Select` or a `SegmentedControl` in which something is always chosen once it was. */
export const choiceOf = <Value extends Choice>(field: {
  id: string;
  fault: string | undefined;
  value: Value | null;
  set: (value: Value) => void;
}) => ({
  ...fieldMarksOf(field),
  value: field.value,
  onChange: (value: Value | null) => {
    if (value !== null) field.set(value);
  },
});

/** For a `Select` with an option, `none`, for who chooses nothing. */
export const choiceOrNoneOf = <Value extends Choice>(field: Field<Value | null>, none: Value) => ({
  ...fieldMarksOf(field),
  value: field.value ?? none,
  onChange: (value: Value | null) => field.set(value === none ? null : value),
});
