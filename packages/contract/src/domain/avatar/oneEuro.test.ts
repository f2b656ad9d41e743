import { describe, expect, it } from 'vitest';
import { OneEuro } from './oneEuro';

const settings = { minCutoff: 2, beta: 1.5 };
const frame = 1 / 30;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

describe('the One-Euro filter', () => {
  it('[O-V22] gives the first value as it is', () => {
    expect(new OneEuro(settings).next([0.4, -3], frame)).toEqual([0.4, -3]);
  });

  it('[O-V22] calms a value that trembles to a third', () => {
    const filter = new OneEuro(settings);
    const trembling = Array.from({ length: 60 }, (_, index) => 0.5 + (index % 2 ? 0.01 : -0.01));
    const calmed = trembling.map((value) => filter.next([value], frame)[0] ?? 0);
    expect(spread(calmed.slice(30))).toBeLessThan(spread(trembling) / 3);
  });

  it('[O-V22] is nine tenths of the way three pictures after a mouth opened', () => {
    const filter = new OneEuro(settings);
    for (let index = 0; index < 30; index += 1) filter.next([0], frame);
    const [first, second, third] = [1, 2, 3].map(() => filter.next([1], frame)[0] ?? 0);
    expect(first).toBeGreaterThan(0.5);
    expect(second).toBeGreaterThan(0.75);
    expect(third).toBeGreaterThan(0.9);
  });

  it('[O-V22] follows each of its values by itself', () => {
    const filter = new OneEuro(settings);
    filter.next([0, 0], frame);
    const [moved, rested] = filter.next([1, 0], frame);
    expect(moved).toBeGreaterThan(0);
    expect(rested).toBe(0);
  });
});
