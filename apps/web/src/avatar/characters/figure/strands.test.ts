import { describe, expect, it } from 'vitest';
import { hairlines, tresses } from './strands';

const FLOW = '0,0 0,50 0,100 | 40,0 40,50 40,100';

const pointsOf = (path: string): [number, number][] =>
  path.split(' ').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.replace('!', '').split(',').map(Number);
    return [x, y];
  });

describe('tresses', () => {
  it('run between the guide lines and end in points', () => {
    const path = tresses(FLOW, { from: 0.2, to: 0.8, width: 8, uneven: 0 });
    expect(path).toMatch(/^20,20! .* 20,80! /);
    for (const [x] of pointsOf(path)) expect(Math.abs(x - 20)).toBeLessThanOrEqual(4);
  });

  it('are as many as asked for, and the same each time', () => {
    const look = { from: 0.2, to: 0.8, width: 8, dense: 3, uneven: 1 };
    expect(tresses(FLOW, look).split('|')).toHaveLength(3);
    expect(tresses(FLOW, look)).toBe(tresses(FLOW, look));
  });
});

describe('hairlines', () => {
  it('follow the comb from root to tip', () => {
    expect(hairlines(FLOW, { from: 0, to: 1, dense: 1, uneven: 0 })).toBe('20,0 20,50 20,100');
  });
});
