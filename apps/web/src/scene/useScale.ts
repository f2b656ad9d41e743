import type { Size } from '@mukae/contract/domain/signage/size';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The canvas is laid out in design pixels whatever its size, and drawn as large as its room allows: the same picture
 * as a thumbnail and on a wall.
 */
export function useScale({ width, height }: Size): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = ref.current;
    if (!room) return;
    const fit = () => {
      const scale = Math.min(room.clientWidth / width, room.clientHeight / height);
      room.style.setProperty('--scene-scale', String(scale));
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(room);
    return () => observer.disconnect();
  }, [width, height]);
  return ref;
}
