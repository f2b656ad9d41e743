import { useEffect, useEffectEvent } from 'react';

/** Hears of every key; `isFirst`: before anything on the page does. */
export function useKeyDown(onKey: (event: KeyboardEvent) => void, { isFirst = false } = {}): void {
  const press = useEffectEvent(onKey);
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear, { capture: isFirst });
    return () => window.removeEventListener('keydown', hear, { capture: isFirst });
  }, [isFirst]);
}
