import type { Size } from '../signage/size';
import type { Box } from './block';
import { designCanvas } from './designCanvas';
import {
  boxOfSpans,
  type Hold,
  type Pull,
  pullAcross,
  pullDown,
  pulled,
  type Span,
  spanAcross,
  spanDown,
} from './pulling';
import { linesUnder, type SnapLine, snapBy, snapLines } from './snapping';

/** All in pixels of the screen. */
export interface DragGround {
  screen: Size;
  /** Where the block may stand. */
  room: Box;
  smallest: Size;
  others: readonly Box[];
}

export interface Guide {
  axis: 'x' | 'y';
  at: number;
  isCentre: boolean;
}

/** The distance that every preset keeps from the edges, in design pixels. */
const designMargin = 48;
/** How near a block comes to a line before it jumps there, in pixels of the page on which it is dragged. */
const snapReach = 6;
/** And no more than this share of the shorter side: on a small stage a few pixels are a large part of the screen. */
const longestReach = 0.02;

/** In pixels of the screen. `zoom`: how large one of them is drawn. */
export const reachAt = (zoom: number, { width, height }: Size): number =>
  Math.min(snapReach / zoom, longestReach * Math.min(width, height));

/** Whole pixels, but where a line holds it. */
const wholeSpan = ({ start, end }: Span, pull: Pull): Span => {
  switch (pull) {
    case 'both':
      return { start: Math.round(start), end: Math.round(start) + end - start };
    case 'start':
      return { start: Math.round(start), end };
    case 'end':
      return { start, end: Math.round(end) };
    case 'none':
      return { start, end };
  }
};

interface Axis {
  span: Span;
  pull: Pull;
  by: number;
  room: Span;
  smallest: number;
  lines: readonly SnapLine[];
}

function draggedAlong({ span, pull, by, room, smallest, lines }: Axis, reach: number): { span: Span; on: SnapLine[] } {
  const free = pulled(span, pull, by, room, smallest);
  const more = reach > 0 ? snapBy(free, pull, lines, reach) : null;
  if (more === null) return { span: pulled(wholeSpan(free, pull), pull, 0, room, smallest), on: [] };
  const held = pulled(free, pull, more, room, smallest);
  return { span: held, on: linesUnder(held, pull, lines) };
}

/** A block that is dragged from where it stood, and the lines it stands on then. Without `reach` it jumps to none. */
export function dragged(
  box: Box,
  hold: Hold,
  by: { x: number; y: number },
  { screen, room, smallest, others }: DragGround,
  reach: number,
): { box: Box; guides: Guide[] } {
  const margin = (designMargin * screen.width) / designCanvas(screen).width;
  const x = draggedAlong(
    {
      span: spanAcross(box),
      pull: pullAcross(hold),
      by: by.x,
      room: spanAcross(room),
      smallest: smallest.width,
      lines: snapLines(screen.width, margin, others.map(spanAcross)),
    },
    reach,
  );
  const y = draggedAlong(
    {
      span: spanDown(box),
      pull: pullDown(hold),
      by: by.y,
      room: spanDown(room),
      smallest: smallest.height,
      lines: snapLines(screen.height, margin, others.map(spanDown)),
    },
    reach,
  );
  const guide = (axis: Guide['axis']) => (line: SnapLine) => ({ axis, at: line.at, isCentre: line.kind === 'centre' });
  return { box: boxOfSpans(x.span, y.span), guides: [...x.on.map(guide('x')), ...y.on.map(guide('y'))] };
}
