import { isBoth, type Param } from '../params';
import type { Key, Vertex } from './curves';
import { smoothstep } from './geometry';
import type { PathPoint } from './paths';
import type { Warp } from './warps';

/** A keyform as it was drawn: the same points elsewhere. */
interface Keyform {
  param: Param;
  points: readonly PathPoint[];
}

type Shift = readonly [number, number];

function keyOf(param: Param, vertices: readonly Vertex[], shiftOf: (vertex: Vertex, place: number) => Shift): Key {
  const moves = vertices.flatMap((vertex, place) => {
    const [dx, dy] = shiftOf(vertex, place);
    return dx === 0 && dy === 0 ? [] : [{ vertex, dx, dy }];
  });
  return { param, moves };
}

/** The L side of a drawing is on the right; between its outermost points the sides fade into one another. */
function splitKeys(name: Param, vertices: readonly Vertex[], shiftOf: (vertex: Vertex, place: number) => Shift): Key[] {
  if (!isBoth(name)) return [keyOf(name, vertices, shiftOf)];
  const xs = vertices.map(({ x }) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const shareL = (x: number): number => (right > left ? smoothstep(left, right, x) : 0.5);
  return (['L', 'R'] as const).map((side) =>
    keyOf(`${name}${side}`, vertices, (vertex, place) => {
      const [dx, dy] = shiftOf(vertex, place);
      const share = side === 'L' ? shareL(vertex.x) : 1 - shareL(vertex.x);
      return [dx * share, dy * share];
    }),
  );
}

export function shapeKeysOf(vertices: readonly Vertex[], keyforms: readonly Keyform[], warps: readonly Warp[]): Key[] {
  const drawn = keyforms.flatMap(({ param, points }) =>
    splitKeys(param, vertices, (vertex, place) => {
      const point = points[place];
      return point ? [point.x - vertex.x, point.y - vertex.y] : [0, 0];
    }),
  );
  const warped = warps.flatMap(({ param, shiftAt }) => splitKeys(param, vertices, ({ x, y }) => shiftAt(x, y)));
  return [...drawn, ...warped].filter(({ moves }) => moves.length > 0);
}
