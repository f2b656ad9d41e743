import type { Size } from '@mukae/contract/domain/signage/size';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const steps: readonly number[] = [0.25, 0.5, 0.75, 1, 1.5, 2];
/** Around the screen: its frame, and the words above a block and below a guide. In pixels of the page. */
const air = { across: 28, down: 64 } as const;

export interface Zoom {
  room: RefObject<HTMLDivElement | null>;
  /** Pixels of the page for one of the screen. */
  scale: number;
  isFit: boolean;
  nearer: (() => void) | null;
  further: (() => void) | null;
  fit: () => void;
}

/** The screen as large as its room allows, or as large as somebody wants it. */
export function useZoom({ width, height }: Size): Zoom {
  const room = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(1);
  const [wanted, setWanted] = useState<number | null>(null);
  useLayoutEffect(() => {
    const place = room.current;
    if (!place) return;
    const measure = () => {
      const free = { width: place.offsetWidth - air.across, height: place.offsetHeight - air.down };
      setFitting(Math.max(Math.min(free.width / width, free.height / height), 0.02));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [width, height]);

  const scale = wanted ?? fitting;
  const larger = steps.find((step) => step > scale + 0.005);
  const smaller = steps.findLast((step) => step < scale - 0.005);
  return {
    room,
    scale,
    isFit: wanted === null,
    nearer: larger === undefined ? null : () => setWanted(larger),
    further: smaller === undefined ? null : () => setWanted(smaller),
    fit: () => setWanted(null),
  };
}
