import { useEffect, useEffectEvent } from 'react';

/** Alt and a figure, which is no letter of a text anywhere; the code, for on some keyboards Alt makes another letter of it. */
export function useNumberedKey(onNumber: (number: number) => void): void {
  const hear = useEffectEvent(onNumber);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const [, figure] = /^Digit([1-9])$/.exec(event.code) ?? [];
      if (!event.altKey || event.ctrlKey || event.metaKey || event.repeat || figure === undefined) return;
      event.preventDefault();
      hear(Number(figure));
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
