import { describe, expect, it } from 'vitest';
import { faceOutline } from './face-outline';
import { blend, darker } from './palette';
import { onBothSides, reshape, reshapePath } from './reshape';
import { lid, oval } from './shapes';

describe('reshape', () => {
  it('moves every point and keeps corners and subpaths', () => {
    expect(reshapePath('1,2! -3.5,4 | 5,6', (x, y) => [x + 1, y * 2])).toBe('2,4! -2.5,8 | 6,12');
  });

  it('moves keyforms with the path', () => {
    const [layer] = reshape([{ id: 'eye', group: 'head', path: '1,1 2,2', keys: { 'blink@': '1,3 2,3' } }], (x, y) => [
      x,
      y + 10,
    ]);
    expect(layer).toMatchObject({ path: '1,11 2,12', keys: { 'blink@': '1,13 2,13' } });
  });

  it('treats both sides alike', () => {
    expect(
      reshapePath(
        '4,1 -4,1',
        onBothSides((x, y) => [x * 2 + 1, y]),
      ),
    ).toBe('9,1 -9,1');
  });
});

describe('shapes', () => {
  it('have matching points, so that an oval eye can close', () => {
    expect(oval(0, 0, 2, 3).split(' ')).toHaveLength(lid(0, 0, 2, 1, 1).split(' ').length);
    expect(oval(0, 0, 2, 3)).toMatch(/^0,-3 /);
  });
});

describe('palette', () => {
  it('blends colours', () => {
    expect(blend('#000000', '#ffffff', 0.5)).toBe('#808080');
    expect(darker('#ffffff', 0)).toBe('#ffffff');
    expect(() => blend('red', '#ffffff', 0.5)).toThrow('not a colour');
  });
});

describe('faceOutline', () => {
  const { path, keys } = faceOutline('0,262 150,460 132,600 0,695', '0,262 150,460 132,605 0,706');

  it('completes the face without doubling the middle', () => {
    expect(path).toBe('0,262 150,460 132,600 0,695 -132,600 -150,460');
    expect(keys?.chin).toBe('0,262 150,460 132,605 0,706 -132,605 -150,460');
  });

  it('turns to either side alike', () => {
    const points = (text = '') => text.split(' ').map((point) => point.split(',').map(Number));
    const right = points(keys?.turnL);
    const left = points(keys?.turnR);
    expect(left).toHaveLength(right.length);
    for (const [x = 0, y = 0] of right)
      expect(left.some(([lx = 0, ly = 0]) => Math.abs(lx + x) < 0.01 && ly === y)).toBe(true);
  });
});
