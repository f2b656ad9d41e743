import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { type RefObject, useEffect, useRef } from 'react';

/** When a drawer closes, who was in it is back at its block. */
export function useReturningFocus(selection: MovableBlock | null): RefObject<HTMLDivElement | null> {
  const blocks = useRef<HTMLDivElement>(null);
  const before = useRef(selection);
  useEffect(() => {
    const left = before.current;
    before.current = selection;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (left === null || selection !== null || !isLost) return;
    blocks.current?.querySelector<HTMLElement>(`[data-block="${left}"]`)?.focus({ preventScroll: true });
  }, [selection]);
  return blocks;
}
