import type { Pull, Span } from './pulling';

/** Somewhere along one axis where blocks like to stand. */
export interface SnapLine {
  at: number;
  /** edge: of another block or of the screen. middle: of another block. centre: of the screen. */
  kind: 'edge' | 'middle' | 'centre';
}

const middleOf = ({ start, end }: Span): number => (start + end) / 2;

/** The middle of the screen, its margins, its edges, and where the other blocks begin, end and have their middle. */
export const snapLines = (length: number, margin: number, others: readonly Span[]): SnapLine[] => [
  { at: length / 2, kind: 'centre' },
  ...[margin, length - margin, 0, length].map((at) => ({ at, kind: 'edge' }) as const),
  ...others.flatMap((other): SnapLine[] => [
    { at: other.start, kind: 'edge' },
    { at: other.end, kind: 'edge' },
    { at: middleOf(other), kind: 'middle' },
  ]),
];

interface Point {
  at: number;
  isMiddle: boolean;
}

/** What of a span moves with a pull. */
function pointsOf(span: Span, pull: Pull): Point[] {
  const start = { at: span.start, isMiddle: false };
  const end = { at: span.end, isMiddle: false };
  switch (pull) {
    case 'both':
      return [{ at: middleOf(span), isMiddle: true }, start, end];
    case 'start':
      return [start];
    case 'end':
      return [end];
    case 'none':
      return [];
  }
}

/** A middle seeks a middle, an edge every line but the middle of another block. */
const belong = ({ isMiddle }: Point, { kind }: SnapLine): boolean =>
  kind === 'centre' || isMiddle === (kind === 'middle');

/** How far a span must still go to stand on the nearest line within reach; null where there is none. */
export function snapBy(span: Span, pull: Pull, lines: readonly SnapLine[], reach: number): number | null {
  const ways = pointsOf(span, pull).flatMap((point) =>
    lines.filter((line) => belong(point, line)).map((line) => line.at - point.at),
  );
  const near = ways.filter((way) => Math.abs(way) <= reach);
  return near.toSorted((one, other) => Math.abs(one) - Math.abs(other))[0] ?? null;
}

const touching = 0.5;

/** The lines on which a span stands, each once. */
export function linesUnder(span: Span, pull: Pull, lines: readonly SnapLine[]): SnapLine[] {
  const points = pointsOf(span, pull);
  const met = lines.filter((line) =>
    points.some((point) => belong(point, line) && Math.abs(point.at - line.at) < touching),
  );
  return met.filter((line, place) => met.findIndex(({ at }) => Math.abs(at - line.at) < touching) === place);
}
