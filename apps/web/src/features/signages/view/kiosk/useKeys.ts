import { useEffect, useEffectEvent } from 'react';
import { isWriting } from './isWriting';

type Deeds = Readonly<Record<string, () => void>>;

/** Single keys of whoever looks after the screen; none of them while she fills in something. */
export function useKeys(deeds: Deeds): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isWriting(event.target)) return;
    deeds[event.key.toLowerCase()]?.();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
