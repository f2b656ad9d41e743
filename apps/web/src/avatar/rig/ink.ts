import type { Ink } from '../character';
import type { Curve, PathSink, Segment } from './curves';
import { clamp } from './geometry';

/** A place on a line with the unit normal there. One object for all: thousands are needed in every frame. */
const at = { x: 0, y: 0, nx: 0, ny: 0 };

function goTo(s: Segment, t: number): void {
  const u = 1 - t;
  const a = u * u * u;
  const b = 3 * u * u * t;
  const c = 3 * u * t * t;
  const d = t * t * t;
  // Handles of zero length have no direction at the very ends.
  const e = clamp(t, 0.02, 0.98);
  const f = 1 - e;
  const dx = f * f * (s.ax - s.x0) + 2 * f * e * (s.bx - s.ax) + e * e * (s.x1 - s.bx);
  const dy = f * f * (s.ay - s.y0) + 2 * f * e * (s.by - s.ay) + e * e * (s.y1 - s.by);
  const length = Math.sqrt(dx * dx + dy * dy) || 1e-6;
  at.x = a * s.x0 + b * s.ax + c * s.bx + d * s.x1;
  at.y = a * s.y0 + b * s.ay + c * s.by + d * s.y1;
  at.nx = dy / length;
  at.ny = -dx / length;
}

/** Where a side of the inked line is at the beginning, the thirds and the end of a segment, as x and y. */
const side = new Float64Array(8);

/** Goes on along a side of the line: one curve through its four places, of which the first one is where the path is. */
function curveOn(sink: PathSink, q: ArrayLike<number>, from: number, step: 2 | -2): void {
  const [x0, y0] = [q[from] ?? 0, q[from + 1] ?? 0];
  const [x1, y1] = [q[from + step] ?? 0, q[from + step + 1] ?? 0];
  const [x2, y2] = [q[from + 2 * step] ?? 0, q[from + 2 * step + 1] ?? 0];
  const [x3, y3] = [q[from + 3 * step] ?? 0, q[from + 3 * step + 1] ?? 0];
  sink.bezierCurveTo(
    (18 * x1 - 5 * x0 - 9 * x2 + 2 * x3) / 6,
    (18 * y1 - 5 * y0 - 9 * y2 + 2 * y3) / 6,
    (18 * x2 - 5 * x3 - 9 * x1 + 2 * x0) / 6,
    (18 * y2 - 5 * y3 - 9 * y1 + 2 * y0) / 6,
    x3,
    y3,
  );
}

/** The way back of the line that is being traced: four places of every segment. */
const back: number[] = [];

/** A line that swells and fades: out along one side, back along the other. */
export function traceOpenInk(sink: PathSink, curve: Curve, ink: Ink): void {
  const [start, middle, end] = ink.taper ?? [0.15, 1, 0.15];
  const { segments } = curve;
  back.length = 0;
  segments.forEach((segment, i) => {
    for (let third = 0; third <= 3; third++) {
      const along = (i + third / 3) / segments.length;
      const swell = Math.sin(Math.PI * along);
      const width = 0.5 * ink.width * (along < 0.5 ? start + (middle - start) * swell : end + (middle - end) * swell);
      goTo(segment, third / 3);
      side[2 * third] = at.x + at.nx * width;
      side[2 * third + 1] = at.y + at.ny * width;
      back.push(at.x - at.nx * width, at.y - at.ny * width);
    }
    if (i === 0) sink.moveTo(side[0] ?? 0, side[1] ?? 0);
    curveOn(sink, side, 0, 2);
  });
  sink.lineTo(back.at(-2) ?? 0, back.at(-1) ?? 0);
  for (let i = back.length - 2; i > 0; i -= 8) curveOn(sink, back, i, -2);
  sink.closePath();
}

/** A corner runs out into a point, but not for ever. */
const SHARPEST = 3.4;

/** A rim around a closed shape, heavier on the lower right: the light comes from the upper left. */
export function traceRim(sink: PathSink, curve: Curve, ink: Ink): void {
  let isFirst = true;
  for (const segment of curve.segments) {
    const { nx: lastX, ny: lastY } = at;
    for (let third = 0; third <= 3; third++) {
      goTo(segment, third / 3);
      const { x, y, nx, ny } = at;
      const width = ink.width * (0.62 + 0.38 * (0.4 * nx + 0.9 * ny));
      side[2 * third] = x + nx * width;
      side[2 * third + 1] = y + ny * width;
      if (third > 0 || isFirst || !segment.from.corner) continue;
      const bx = nx + lastX;
      const by = ny + lastY;
      const length = Math.sqrt(bx * bx + by * by) || 1e-6;
      const reach = (Math.min(SHARPEST, 2 / length) * width) / length;
      sink.lineTo(x + bx * reach, y + by * reach);
      sink.lineTo(side[0] ?? 0, side[1] ?? 0);
    }
    if (isFirst) sink.moveTo(side[0] ?? 0, side[1] ?? 0);
    isFirst = false;
    curveOn(sink, side, 0, 2);
  }
  sink.closePath();
}
