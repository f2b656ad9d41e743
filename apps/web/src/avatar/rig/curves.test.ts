import { describe, expect, it } from 'vitest';
import { bendCurve, makeCurve, type Vertex } from './curves';

function vertices(...points: [number, number, boolean?][]): Vertex[] {
  return points.map(([x, y, corner = false]) => ({
    x,
    y,
    z: 0,
    corner,
    px: x,
    py: y,
    sx: x,
    sy: y,
    tx: 0,
    ty: 0,
  }));
}

describe('bendCurve', () => {
  it('closes a ring and leaves a line open', () => {
    expect(makeCurve(vertices([0, 0], [1, 0], [1, 1]), false).segments).toHaveLength(3);
    expect(makeCurve(vertices([0, 0], [1, 0], [1, 1]), true).segments).toHaveLength(2);
  });

  it('passes smoothly through a point', () => {
    const curve = makeCurve(vertices([0, 0], [10, 10], [20, 0]), true);
    bendCurve(curve);
    const [before, after] = curve.segments;
    expect(before?.by).toBeCloseTo(10);
    expect(after?.ay).toBeCloseTo(10);
    expect(before?.bx).toBeLessThan(10);
    expect(after?.ax).toBeGreaterThan(10);
  });

  it('draws straight lines between corners', () => {
    const curve = makeCurve(vertices([0, 0, true], [30, 0, true], [30, 30, true]), false);
    bendCurve(curve);
    expect(curve.segments[0]).toMatchObject({ ax: 10, ay: 0, bx: 20, by: 0 });
  });
});
