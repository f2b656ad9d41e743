import type { PathText } from '../character';

export interface PathPoint {
  x: number;
  y: number;
  corner: boolean;
}

interface PathOptions {
  at: readonly [number, number];
  symmetric: boolean;
  flip: boolean;
}

function parsePoint(token: string, at: readonly [number, number]): PathPoint {
  const corner = token.endsWith('!');
  const [x, y] = (corner ? token.slice(0, -1) : token).split(',').map(Number);
  if (x === undefined || y === undefined || Number.isNaN(x) || Number.isNaN(y)) throw new Error(`bad point "${token}"`);
  return { x: x + at[0], y: y + at[1], corner };
}

const mirrored = (point: PathPoint): PathPoint => ({ ...point, x: -point.x });

export function parsePath(text: PathText, options: PathOptions): PathPoint[][] {
  return text.split('|').map((part) => {
    const half = part
      .trim()
      .split(/\s+/)
      .map((token) => parsePoint(token, options.at));
    const whole = options.symmetric
      ? [
          ...half,
          ...half
            .filter((point) => point.x !== 0)
            .reverse()
            .map(mirrored),
        ]
      : half;
    return options.flip ? whole.map(mirrored) : whole;
  });
}

/** Twice the signed area; positive when the points run clockwise on the screen. */
export function signedArea(points: readonly PathPoint[]): number {
  let sum = 0;
  let last = points.at(-1);
  for (const point of points) {
    if (last) sum += last.x * point.y - point.x * last.y;
    last = point;
  }
  return sum;
}
