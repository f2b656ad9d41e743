import type { CheckedForm } from './useCheckedForm';

/** A field of a form for a `Select` or a `NumberInput`, which tell their value instead of an event. */
export const choiceOf = <Name extends string>(form: Pick<CheckedForm<Name>, 'field' | 'setValue'>, name: Name) => ({
  ...form.field(name),
  onChange: (value: string | number | null) => form.setValue(name, String(value ?? '')),
});
