import { type RefObject, useEffect, useRef } from 'react';
import type { VoiceLevel } from './voiceLevel';

/** Finer ones nobody sees, and each of them is painted. */
const steps = 20;

/** Hands a voice to the style of an element, as `--level`: nothing is rendered anew for it, and nothing painted while it stays the same. */
export function useVoice<Shown extends HTMLElement = HTMLDivElement>(level: VoiceLevel): RefObject<Shown | null> {
  const ref = useRef<Shown>(null);
  useEffect(() => {
    let shown = '';
    return level((value) => {
      const next = String(Math.round(Math.min(Math.max(value, 0), 1) * steps) / steps);
      if (next === shown) return;
      shown = next;
      ref.current?.style.setProperty('--level', next);
    });
  }, [level]);
  return ref;
}
