import { useEffect, useEffectEvent } from 'react';

export const muteKey = 'M';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The key mutes and unmutes, except where it is a letter. */
export function useMuteKey(onToggle: () => void): void {
  const toggle = useEffectEvent(onToggle);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.repeat;
      if (isPlain && event.key.toUpperCase() === muteKey && !isTyping(event.target)) toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
