import { type FormEvent, useState } from 'react';

/**
 * Fields that are checked when they are sent. A fault is said in the language of the moment, and goes as soon as its
 * field is changed. Every field has its name as its id.
 */
export function useCheckedForm<Name extends string>(
  empty: Record<Name, string>,
  faultsOf: (values: Record<Name, string>) => Partial<Record<Name, string>>,
) {
  const [values, setValues] = useState(empty);
  const [sent, setSent] = useState<{ values: Record<Name, string>; times: number }>();
  const found = sent && faultsOf(sent.values);

  const faultOf = (name: Name): string | undefined => (sent?.values[name] === values[name] ? found?.[name] : undefined);

  const setValue = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));

  const field = (name: Name) => ({
    id: name,
    name,
    value: values[name],
    error: faultOf(name),
    'aria-invalid': faultOf(name) !== undefined,
    onChange: (change: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => setValue(name, change.currentTarget.value),
  });

  /** Whether the fields may be sent; otherwise the only wrong one takes the focus. */
  const check = (): boolean => {
    setSent((before) => ({ values, times: (before?.times ?? 0) + 1 }));
    const wrong = Object.keys(faultsOf(values));
    if (wrong.length === 1 && wrong[0]) document.getElementById(wrong[0])?.focus();
    return wrong.length === 0;
  };

  return { values, setValue, field, faultOf, check, timesSent: sent?.times ?? 0 };
}

export type CheckedForm<Name extends string> = ReturnType<typeof useCheckedForm<Name>>;
