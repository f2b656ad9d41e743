import { type Matrix, project } from './geometry';

/** What a 2D canvas takes as a transform. */
export type Plane = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** From the plane of a group to the screen, so that gradients and text follow its turns. */
export function planeAt(matrix: Matrix, x: number, y: number, z: number): Plane {
  const unit = 50;
  const o = project(matrix, x, y, z);
  const i = project(matrix, x + unit, y, z);
  const j = project(matrix, x, y + unit, z);
  const a = (i.x - o.x) / unit;
  const b = (i.y - o.y) / unit;
  const c = (j.x - o.x) / unit;
  const d = (j.y - o.y) / unit;
  return [a, b, c, d, o.x - a * x - c * y, o.y - b * x - d * y];
}
