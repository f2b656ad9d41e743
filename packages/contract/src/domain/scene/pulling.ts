import { within } from '../within';
import type { Box } from './block';

/** Where a block is taken hold of to make it larger or smaller. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];
/** Whole: to move it. */
export type Hold = 'whole' | Handle;

/** A block along one axis. */
export interface Span {
  start: number;
  end: number;
}

/** Which ends of a span a hand pulls. */
export type Pull = 'both' | 'start' | 'end' | 'none';

export const spanAcross = ({ x, width }: Box): Span => ({ start: x, end: x + width });
export const spanDown = ({ y, height }: Box): Span => ({ start: y, end: y + height });
export const boxOfSpans = (x: Span, y: Span): Box => ({
  x: x.start,
  y: y.start,
  width: x.end - x.start,
  height: y.end - y.start,
});

export function pullAcross(hold: Hold): Pull {
  if (hold === 'whole') return 'both';
  if (hold.includes('w')) return 'start';
  return hold.includes('e') ? 'end' : 'none';
}

export function pullDown(hold: Hold): Pull {
  if (hold === 'whole') return 'both';
  if (hold.startsWith('n')) return 'start';
  return hold.startsWith('s') ? 'end' : 'none';
}

/** A span after a pull: it stays in its room whole, and an end never comes nearer to the other than the smallest length. */
export function pulled({ start, end }: Span, pull: Pull, by: number, room: Span, smallest: number): Span {
  switch (pull) {
    case 'both': {
      const first = within(start + by, room.start, room.end - (end - start));
      return { start: first, end: first + end - start };
    }
    case 'start':
      return { start: within(start + by, room.start, end - smallest), end };
    case 'end':
      return { start, end: within(end + by, start + smallest, room.end) };
    case 'none':
      return { start, end };
  }
}
