import { describe, expect, it } from 'vitest';
import { parsePath, signedArea } from './paths';

const plain = { at: [0, 0], symmetric: false, flip: false } as const;

describe('parsePath', () => {
  it('reads points, corners and subpaths', () => {
    expect(parsePath('1,2 -3.5,4! | 5,6', plain)).toEqual([
      [
        { x: 1, y: 2, corner: false },
        { x: -3.5, y: 4, corner: true },
      ],
      [{ x: 5, y: 6, corner: false }],
    ]);
  });

  it('adds the offset before mirroring', () => {
    expect(parsePath('1,2', { at: [10, 20], symmetric: false, flip: true })).toEqual([
      [{ x: -11, y: 22, corner: false }],
    ]);
  });

  it('completes a half without doubling the points on the axis', () => {
    const [points] = parsePath('0,0 10,5! 0,20', { ...plain, symmetric: true });
    expect(points?.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [10, 5],
      [0, 20],
      [-10, 5],
    ]);
    expect(points?.at(-1)?.corner).toBe(true);
  });

  it('refuses what is not a point', () => {
    expect(() => parsePath('1,2 3', plain)).toThrow('bad point "3"');
  });
});

describe('signedArea', () => {
  it('tells the two ways round apart', () => {
    const [clockwise] = parsePath('0,0 10,0 10,10 0,10', plain);
    const [counter] = parsePath('0,0 0,10 10,10 10,0', plain);
    expect(signedArea(clockwise ?? [])).toBe(200);
    expect(signedArea(counter ?? [])).toBe(-200);
  });
});
