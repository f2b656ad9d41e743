import { useState } from 'react';

/** What a text says, or what is wrong with it. */
export type ReadText<Value> = { isRight: true; value: Value } | { isRight: false; fault: string };

interface Reader<Value> {
  write: (value: Value) => string;
  read: (text: string) => ReadText<Value>;
  onRight: (value: Value) => void;
  /** Of whatever is typed. */
  onJudged?: ((isRight: boolean) => void) | undefined;
}

/**
 * A field as it is typed: what is right is told at once; what is wrong stands in the field, and the value stays what was
 * right last. What nobody typed is not judged.
 */
export function useTyped<Value>(value: Value, { write, read, onRight, onJudged }: Reader<Value>) {
  const [typed, setTyped] = useState<{ text: string; value: Value } | null>(null);
  // Undone, or changed elsewhere.
  const isOvertaken = typed !== null && typed.value !== value;
  if (isOvertaken) setTyped(null);
  const now = isOvertaken ? null : typed;
  const reading = now && read(now.text);
  const type = (next: string) => {
    const said = read(next);
    setTyped({ text: next, value: said.isRight ? said.value : value });
    onJudged?.(said.isRight);
    if (said.isRight && said.value !== value) onRight(said.value);
  };
  return { text: now ? now.text : write(value), type, fault: reading && !reading.isRight ? reading.fault : null };
}
