import type { Curve, PathSink, Segment } from './curves';
import { clamp } from './geometry';

/** How far along something a place of the screen lies: `x * dx + y * dy + from`. */
export interface Way {
  dx: number;
  dy: number;
  from: number;
}

/** A part of the way. */
interface Stretch {
  from: number;
  to: number;
}

/** Short enough for nobody to see that a curve is made of lines. */
const stepsOf = (s: Segment): number => clamp(Math.ceil((Math.abs(s.x1 - s.x0) + Math.abs(s.y1 - s.y0)) / 12), 1, 10);

/** Corners of one piece after the other, as x and y; NaN ends a piece. One list for all: thousands are needed in every frame. */
type Slice = number[];
const slices: Slice[] = [];

function emptySlices(count: number): void {
  while (slices.length < count) slices.push([]);
  for (const slice of slices) slice.length = 0;
}

/** The part of a line that lies on each stretch. */
function cutLine(
  stretches: readonly Stretch[],
  x0: number,
  y0: number,
  t0: number,
  x1: number,
  y1: number,
  t1: number,
) {
  const low = Math.min(t0, t1);
  const high = Math.max(t0, t1);
  for (let i = 0; i < stretches.length; i++) {
    const stretch = stretches[i];
    const slice = slices[i];
    if (!stretch || !slice || stretch.to < low) continue;
    if (stretch.from > high) break;
    const begin = clamp(t0, stretch.from, stretch.to);
    const end = clamp(t1, stretch.from, stretch.to);
    if (begin !== t0) {
      const share = (begin - t0) / (t1 - t0);
      slice.push(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
    }
    const share = end === t1 ? 1 : (end - t0) / (t1 - t0);
    slice.push(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share);
  }
}

function cutCurve(curve: Curve, { dx, dy, from }: Way, stretches: readonly Stretch[]): void {
  const first = curve.segments[0];
  if (!first) return;
  let x0 = first.x0;
  let y0 = first.y0;
  let t0 = x0 * dx + y0 * dy + from;
  for (const s of curve.segments) {
    const steps = stepsOf(s);
    for (let q = 1; q <= steps; q++) {
      const t = q / steps;
      const u = 1 - t;
      const x = u * u * u * s.x0 + 3 * u * u * t * s.ax + 3 * u * t * t * s.bx + t * t * t * s.x1;
      const y = u * u * u * s.y0 + 3 * u * u * t * s.ay + 3 * u * t * t * s.by + t * t * t * s.y1;
      const along = x * dx + y * dy + from;
      cutLine(stretches, x0, y0, t0, x, y, along);
      x0 = x;
      y0 = y;
      t0 = along;
    }
  }
}

function endPieces(): void {
  for (const slice of slices) if (slice.length > 0 && !Number.isNaN(slice.at(-1))) slice.push(Number.NaN, Number.NaN);
}

/** Cuts closed curves across a way; the stretches follow one another along it. What it gives is good until the next call. */
export function slicesOf(curves: readonly Curve[], way: Way, stretches: readonly Stretch[]): readonly Slice[] {
  emptySlices(stretches.length);
  for (const curve of curves) {
    cutCurve(curve, way, stretches);
    endPieces();
  }
  return slices;
}

export function traceSlice(sink: PathSink, slice: Slice): void {
  let isFirst = true;
  for (let i = 0; i < slice.length; i += 2) {
    const x = slice[i] ?? 0;
    const y = slice[i + 1] ?? 0;
    if (Number.isNaN(x)) isFirst = true;
    else {
      if (isFirst) sink.moveTo(x, y);
      else sink.lineTo(x, y);
      isFirst = false;
    }
  }
}
