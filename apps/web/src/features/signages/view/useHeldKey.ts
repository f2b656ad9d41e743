import { useEffect, useEffectEvent } from 'react';
import { isWriting } from '@/ui/keys/isWriting';

/** A key that is held down for a while: nobody does that by chance. */
export function useHeldKey(key: string, ms: number, onHeld: () => void): void {
  const held = useEffectEvent(onHeld);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.key.toLowerCase() !== key || isWriting(event.target)) return;
      clearTimeout(timer);
      timer = setTimeout(() => held(), ms);
    };
    const release = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === key) clearTimeout(timer);
    };
    const forget = () => clearTimeout(timer);
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', release);
    window.addEventListener('blur', forget);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', release);
      window.removeEventListener('blur', forget);
    };
  }, [key, ms]);
}
