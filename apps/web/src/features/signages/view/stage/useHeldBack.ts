import { useState } from 'react';

/** The value, except that while it is held back it stays what it was. Nothing, or what was only `recalled`, is not worth holding. */
export function useHeldBack<Value>(value: Value | undefined, isHeld: boolean, isRecalled: boolean): Value | undefined {
  const [shown, setShown] = useState({ value, isRecalled });
  const mayChange = !isHeld || shown.value === undefined || shown.isRecalled;
  if (mayChange && (shown.value !== value || shown.isRecalled !== isRecalled)) setShown({ value, isRecalled });
  return mayChange ? value : shown.value;
}
