import { useState } from 'react';

/** The value, except that while it is held back it stays what it was; nothing is not worth holding. */
export function useHeldBack<Value>(value: Value | undefined, isHeld: boolean): Value | undefined {
  const [shown, setShown] = useState(value);
  const mayChange = !isHeld || shown === undefined;
  if (mayChange && shown !== value) setShown(value);
  return mayChange ? value : shown;
}
