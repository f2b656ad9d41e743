import { type RefObject, useEffect, useRef } from 'react';
import type { VoiceLevel } from './sceneState';

/** Hands a voice to the style of an element, as `--level`: nothing is rendered anew for it. */
export function useVoice(level: VoiceLevel): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    () => level((value) => ref.current?.style.setProperty('--level', String(Math.min(Math.max(value, 0), 1)))),
    [level],
  );
  return ref;
}
