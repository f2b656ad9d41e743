import type { Vector } from './boxFigure';

/** The corners of a cube of size 1, each once for every side it belongs to. */
export const corners: readonly Vector[] = Array.from({ length: 24 }, (_, place) => {
  const face = Math.floor(place / 4);
  const axis = face % 3;
  const end = face < 3 ? 0.5 : -0.5;
  const [u, v] = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ][place % 4] ?? [0, 0];
  const turned = end > 0 ? [u, v] : [v, u];
  const corner = [0, 0, 0];
  corner[axis] = end;
  corner[(axis + 1) % 3] = turned[0] ?? 0;
  corner[(axis + 2) % 3] = turned[1] ?? 0;
  return [corner[0] ?? 0, corner[1] ?? 0, corner[2] ?? 0];
});

export const normals: readonly Vector[] = corners.map((_, place) => {
  const face = Math.floor(place / 4);
  const end = face < 3 ? 1 : -1;
  return [face % 3 === 0 ? end : 0, face % 3 === 1 ? end : 0, face % 3 === 2 ? end : 0];
});

export const indices = Array.from({ length: 6 }, (_, face) =>
  [0, 1, 2, 0, 2, 3].map((place) => face * 4 + place),
).flat();

export const scaled = (vectors: readonly Vector[], [x, y, z]: Vector, [dx, dy, dz]: Vector): Vector[] =>
  vectors.map(([a, b, c]) => [a * x + dx, b * y + dy, c * z + dz]);
