import { useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/** Escape where it is pressed in a dialog itself, or in none: what lies above a dialog is another one, and closes by itself. */
export function useOwnEscape(onEscape: () => void): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  useWindowEvent('keydown', ({ key, isComposing, target }) => {
    if (key !== 'Escape' || isComposing || !(target instanceof Element)) return;
    const pressedIn = target.closest('[role=dialog]');
    if (!pressedIn || pressedIn === root.current?.querySelector('[role=dialog]')) onEscape();
  });
  return root;
}
