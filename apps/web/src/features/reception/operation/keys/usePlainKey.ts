import { useEffect, useEffectEvent } from 'react';

const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(fields));

/** Keys that are pressed by themselves and once, except where they are letters of a text. */
export function usePlainKey(onKey: (key: string, event: KeyboardEvent) => void): void {
  const hear = useEffectEvent(onKey);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (isPlain && !isTyping(event.target)) hear(event.key, event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
