import type { Ink } from '../character';
import type { Curve, PathSink, Segment } from './curves';
import { clamp, type Point } from './geometry';

interface Sample {
  x: number;
  y: number;
  /** Unit normal. */
  nx: number;
  ny: number;
}

function sampleSegment(s: Segment, t: number): Sample {
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
  const length = Math.hypot(dx, dy) || 1e-6;
  return {
    x: a * s.x0 + b * s.ax + c * s.bx + d * s.x1,
    y: a * s.y0 + b * s.ay + c * s.by + d * s.y1,
    nx: dy / length,
    ny: -dx / length,
  };
}

const stepsOf = (s: Segment): number => clamp(Math.ceil((Math.abs(s.x1 - s.x0) + Math.abs(s.y1 - s.y0)) / 8), 3, 12);

function tracePolygon(sink: PathSink, points: readonly Point[]): void {
  points.forEach((point, i) => {
    if (i === 0) sink.moveTo(point.x, point.y);
    else sink.lineTo(point.x, point.y);
  });
  sink.closePath();
}

/** A line that swells and fades: out along one side, back along the other. */
export function traceOpenInk(sink: PathSink, curve: Curve, ink: Ink): void {
  const [start, middle, end] = ink.taper ?? [0.15, 1, 0.15];
  const outward: Point[] = [];
  const back: Point[] = [];
  curve.segments.forEach((segment, i) => {
    const steps = stepsOf(segment);
    for (let q = i === 0 ? 0 : 1; q <= steps; q++) {
      const t = q / steps;
      const along = (i + t) / curve.segments.length;
      const swell = Math.sin(Math.PI * along);
      const width = 0.5 * ink.width * (along < 0.5 ? start + (middle - start) * swell : end + (middle - end) * swell);
      const { x, y, nx, ny } = sampleSegment(segment, t);
      outward.push({ x: x + nx * width, y: y + ny * width });
      back.push({ x: x - nx * width, y: y - ny * width });
    }
  });
  tracePolygon(sink, [...outward, ...back.reverse()]);
}

/** A rim around a closed shape, heavier on the lower right: the light comes from the upper left. */
export function traceRim(sink: PathSink, curve: Curve, ink: Ink): void {
  const rim: Point[] = [];
  let last: Sample | null = null;
  for (const segment of curve.segments) {
    const steps = stepsOf(segment);
    for (let q = 0; q <= steps; q++) {
      const sample = sampleSegment(segment, q / steps);
      const { x, y, nx, ny } = sample;
      const width = ink.width * (0.62 + 0.38 * (0.4 * nx + 0.9 * ny));
      if (q === 0 && segment.from.corner && last) {
        // A corner runs out into a point.
        const bx = nx + last.nx;
        const by = ny + last.ny;
        const length = Math.hypot(bx, by) || 1e-6;
        const reach = (Math.min(3.4, 2 / length) * width) / length;
        rim.push({ x: x + bx * reach, y: y + by * reach });
      }
      last = sample;
      rim.push({ x: x + nx * width, y: y + ny * width });
    }
  }
  tracePolygon(sink, rim);
}
