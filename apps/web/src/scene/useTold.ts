import { useEffect, useEffectEvent } from 'react';

/** Tells a value whenever it is another one. */
export function useTold<Value>(value: Value, tell: ((value: Value) => void) | undefined): void {
  const say = useEffectEvent((now: Value) => {
    tell?.(now);
  });
  useEffect(() => say(value), [value]);
}
