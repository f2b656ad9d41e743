import { useEffect, useState } from 'react';

const restMs = 200;

/** A value once it has not changed for a moment: what is drawn of it never gets in the way of a hand that types. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setRested((before) => (before.value === value ? before : { value })), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested.value;
}
