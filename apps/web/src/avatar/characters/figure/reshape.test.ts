import { describe, expect, it } from 'vitest';
import { blend, darker } from './palette';
import { mirrored, reshape, reshapePath } from './reshape';
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
        mirrored((x, y) => [x * 2 + 1, y]),
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
