import { useState } from 'react';

/** What a text says, or what is wrong with it. */
export type ReadText<Value> = { isRight: true; value: Value } | { isRight: false; fault: string };

/** A field of the draft as it is typed: what is right is in the draft at once; what is wrong stands in the field, and the draft keeps what was right last. */
export function useTyped<Value>(
  value: Value,
  {
    write,
    read,
    onRight,
  }: { write: (value: Value) => string; read: (text: string) => ReadText<Value>; onRight: (value: Value) => void },
) {
  const [typed, setTyped] = useState({ text: write(value), value });
  const isOvertaken = typed.value !== value;
  // Undone, or changed elsewhere.
  if (isOvertaken) setTyped({ text: write(value), value });
  const text = isOvertaken ? write(value) : typed.text;
  const reading = read(text);
  const type = (next: string) => {
    const said = read(next);
    setTyped({ text: next, value: said.isRight ? said.value : value });
    if (said.isRight && said.value !== value) onRight(said.value);
  };
  return { text, type, fault: reading.isRight ? null : reading.fault };
}
