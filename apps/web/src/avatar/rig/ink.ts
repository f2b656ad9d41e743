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

const stepsOf = (s: Segment): number => clamp(Math.ceil((Math.abs(s.x1 - s.x0) + Math.abs(s.y1 - s.y0)) / 10), 2, 10);

/** The way back of the line that is being traced. */
const back: number[] = [];

/** A line that swells and fades: out along one side, back along the other. */
export function traceOpenInk(sink: PathSink, curve: Curve, ink: Ink): void {
  const [start, middle, end] = ink.taper ?? [0.15, 1, 0.15];
  const { segments } = curve;
  back.length = 0;
  segments.forEach((segment, i) => {
    const steps = stepsOf(segment);
    for (let q = i === 0 ? 0 : 1; q <= steps; q++) {
      const along = (i + q / steps) / segments.length;
      const swell = Math.sin(Math.PI * along);
      const width = 0.5 * ink.width * (along < 0.5 ? start + (middle - start) * swell : end + (middle - end) * swell);
      goTo(segment, q / steps);
      const x = at.x + at.nx * width;
      const y = at.y + at.ny * width;
      if (back.length === 0) sink.moveTo(x, y);
      else sink.lineTo(x, y);
      back.push(at.x - at.nx * width, at.y - at.ny * width);
    }
  });
  for (let i = back.length - 2; i >= 0; i -= 2) sink.lineTo(back[i] ?? 0, back[i + 1] ?? 0);
  sink.closePath();
}

/** A corner runs out into a point, but not for ever. */
const SHARPEST = 3.4;

/** A rim around a closed shape, heavier on the lower right: the light comes from the upper left. */
export function traceRim(sink: PathSink, curve: Curve, ink: Ink): void {
  let isFirst = true;
  const lineTo = (x: number, y: number): void => {
    if (isFirst) sink.moveTo(x, y);
    else sink.lineTo(x, y);
    isFirst = false;
  };
  for (const segment of curve.segments) {
    const steps = stepsOf(segment);
    for (let q = 0; q <= steps; q++) {
      const { nx: lastX, ny: lastY } = at;
      goTo(segment, q / steps);
      const { x, y, nx, ny } = at;
      const width = ink.width * (0.62 + 0.38 * (0.4 * nx + 0.9 * ny));
      if (q === 0 && segment.from.corner && !isFirst) {
        const bx = nx + lastX;
        const by = ny + lastY;
        const length = Math.sqrt(bx * bx + by * by) || 1e-6;
        const reach = (Math.min(SHARPEST, 2 / length) * width) / length;
        lineTo(x + bx * reach, y + by * reach);
      }
      lineTo(x + nx * width, y + ny * width);
    }
  }
  sink.closePath();
}
