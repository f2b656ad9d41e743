import { expect, it } from 'vitest';
import { bandsOf } from './bands';
import { makeCurve } from './curves';
import { slicesOf } from './slices';

const line = [0, 0, 100, 0] as const;

it('bands follow one another without a gap and go on beyond both ends', () => {
  const bands = bandsOf({ linear: line, stops: ['#000000', '#1e1e1e'] }) ?? [];
  expect(bands.at(0)).toMatchObject({ from: -Infinity, to: 0, color: 'rgba(0,0,0,1)' });
  expect(bands.at(-1)).toMatchObject({ from: 1, to: Infinity, color: 'rgba(30,30,30,1)' });
  for (const [i, { from }] of bands.entries()) if (i > 0) expect(from).toBeCloseTo(bands[i - 1]?.to ?? Number.NaN);
});

it('from one band to the next a colour changes by no more than a screen shows', () => {
  const bands = bandsOf({ linear: line, stops: ['#314678', '#455a8c', '#2a3b68'] }) ?? [];
  const reds = bands.map(({ color }) => Number(/\d+/.exec(color)?.[0]));
  expect(Math.max(...reds.slice(1).map((red, i) => Math.abs(red - (reds[i] ?? red))))).toBeLessThanOrEqual(1);
});

it('what shows through is not cut', () => {
  expect(bandsOf({ linear: line, stops: ['#314678', 'rgba(49,70,120,.2)'] })).toBeNull();
});

/** A square of 100 with its corner in the origin. */
function square() {
  const corners = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const;
  const curve = makeCurve(
    corners.map(([x, y]) => ({ x, y, z: 0, corner: true, px: x, py: y, sx: x, sy: y, tx: 0, ty: 0 })),
    false,
  );
  for (const s of curve.segments) {
    const { from, to } = s;
    Object.assign(s, { x0: from.sx, y0: from.sy, x1: to.sx, y1: to.sy });
    Object.assign(s, { ax: (2 * s.x0 + s.x1) / 3, ay: (2 * s.y0 + s.y1) / 3 });
    Object.assign(s, { bx: (s.x0 + 2 * s.x1) / 3, by: (s.y0 + 2 * s.y1) / 3 });
  }
  return curve;
}

function area(slice: readonly number[]): number {
  const points = slice.filter((value) => !Number.isNaN(value));
  let twice = 0;
  for (let i = 0; i < points.length; i += 2) {
    const j = (i + 2) % points.length;
    twice += (points[i] ?? 0) * (points[j + 1] ?? 0) - (points[j] ?? 0) * (points[i + 1] ?? 0);
  }
  return twice / 2;
}

it('a shape is cut across, and nothing of it is lost', () => {
  const way = { dx: 0.01, dy: 0, from: 0 };
  const slices = slicesOf([square()], way, [
    { from: -Infinity, to: 0.25 },
    { from: 0.25, to: 0.6 },
    { from: 0.6, to: Infinity },
  ]);
  expect(slices.slice(0, 3).map((slice) => Math.round(area(slice)))).toEqual([2500, 3500, 4000]);
});

it('what lies beside the shape is empty', () => {
  const [beside] = slicesOf([square()], { dx: 0.01, dy: 0, from: 0 }, [{ from: 2, to: 3 }]);
  expect(beside).toEqual([]);
});
