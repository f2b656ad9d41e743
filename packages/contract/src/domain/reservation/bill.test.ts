import { expect, it } from 'vitest';
import { billOf } from './bill';

const use = (minutes: number, rate: number, amount: number, isFree = false) =>
  ({ kind: 'use', minutes, rate, isFree, amount }) as const;
const correction = (amount: number) => ({ kind: 'correction', minutes: 0, rate: 0, isFree: false, amount }) as const;

it('[D-RU02] a month is summed by rate, with what was free and what was set right apart, and taxed once', () => {
  const lines = [use(25, 300, 750), use(60, 250, 1500), use(8, 300, 0, true), use(25, 300, 750), correction(-5)];
  expect(billOf(lines)).toEqual({
    paid: [
      { rate: 250, uses: 1, minutes: 60, amount: 1500 },
      { rate: 300, uses: 2, minutes: 50, amount: 1500 },
    ],
    free: { uses: 1, minutes: 8 },
    corrections: { lines: 1, amount: -5 },
    sum: 2995,
    taxes: [{ rate: 10, of: 2995, tax: 299 }],
    total: 3294,
  });
});

it('[D-RU02] a month without anything comes to nothing', () => {
  expect(billOf([])).toMatchObject({ paid: [], sum: 0, total: 0 });
});
