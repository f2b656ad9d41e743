import type { Param } from '../params';

export interface Vertex {
  x: number;
  y: number;
  z: number;
  corner: boolean;
  /** Place after keyforms and warps. */
  px: number;
  py: number;
  /** Place on the screen. */
  sx: number;
  sy: number;
  /** Direction of the line through the point; unused at ends and corners. */
  tx: number;
  ty: number;
}

/** A cubic from x0, y0 over the handles a and b to x1, y1. */
export interface Segment {
  from: Vertex;
  to: Vertex;
  x0: number;
  y0: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  x1: number;
  y1: number;
}

/** What a parameter moves, and how far at weight 1. */
export interface Key {
  param: Param;
  moves: readonly { vertex: Vertex; dx: number; dy: number }[];
}

export interface Curve {
  vertices: readonly Vertex[];
  keys: readonly Key[];
  segments: readonly Segment[];
  /** Triples around every point that the line passes smoothly. */
  bends: readonly { before: Vertex; at: Vertex; after: Vertex }[];
}

export function makeCurve(vertices: readonly Vertex[], open: boolean, keys: readonly Key[] = []): Curve {
  const segments: Segment[] = [];
  const bends: { before: Vertex; at: Vertex; after: Vertex }[] = [];
  vertices.forEach((at, i) => {
    const before = vertices[i - 1] ?? (open ? undefined : vertices.at(-1));
    const after = vertices[i + 1] ?? (open ? undefined : vertices[0]);
    if (after) segments.push({ from: at, to: after, x0: 0, y0: 0, ax: 0, ay: 0, bx: 0, by: 0, x1: 0, y1: 0 });
    if (before && after && !at.corner) bends.push({ before, at, after });
    else at.corner = true;
  });
  return { vertices, keys, segments, bends };
}

const HANDLE = 0.37;
const TINY = 1e-6;

/** Lays a smooth spline through the screen points; a nearer neighbour has more say in the direction. */
export function bendCurve(curve: Curve): void {
  for (const { before, at, after } of curve.bends) {
    const ux = at.sx - before.sx;
    const uy = at.sy - before.sy;
    const vx = after.sx - at.sx;
    const vy = after.sy - at.sy;
    const lu = Math.sqrt(ux * ux + uy * uy) || TINY;
    const lv = Math.sqrt(vx * vx + vy * vy) || TINY;
    const tx = (ux / lu) * lv + (vx / lv) * lu;
    const ty = (uy / lu) * lv + (vy / lv) * lu;
    const length = Math.sqrt(tx * tx + ty * ty) || TINY;
    at.tx = tx / length;
    at.ty = ty / length;
  }
  for (const s of curve.segments) {
    const { from, to } = s;
    s.x0 = from.sx;
    s.y0 = from.sy;
    s.x1 = to.sx;
    s.y1 = to.sy;
    const wx = s.x1 - s.x0;
    const wy = s.y1 - s.y0;
    const reach = Math.sqrt(wx * wx + wy * wy) * HANDLE;
    s.ax = s.x0 + from.tx * reach;
    s.ay = s.y0 + from.ty * reach;
    s.bx = s.x1 - to.tx * reach;
    s.by = s.y1 - to.ty * reach;
    if (from.corner && to.corner) {
      s.ax = s.x0 + wx / 3;
      s.ay = s.y0 + wy / 3;
      s.bx = s.x1 - wx / 3;
      s.by = s.y1 - wy / 3;
    } else if (from.corner) {
      s.ax = (s.x0 + s.bx) / 2;
      s.ay = (s.y0 + s.by) / 2;
    } else if (to.corner) {
      s.bx = (s.x1 + s.ax) / 2;
      s.by = (s.y1 + s.ay) / 2;
    }
  }
}

/** The part of a 2D context that takes path commands. */
export type PathSink = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'bezierCurveTo' | 'closePath'>;

export function traceCurve(sink: PathSink, curve: Curve): void {
  const first = curve.segments[0];
  if (!first) return;
  sink.moveTo(first.x0, first.y0);
  for (const s of curve.segments) sink.bezierCurveTo(s.ax, s.ay, s.bx, s.by, s.x1, s.y1);
}
