import { expect, it } from 'vitest';
import { retryDelay } from './retryDelay';

it('[O-L04] a connection is tried again after 500 ms, then after ever longer, at most 8 s', () => {
  expect([0, 1, 2, 3, 4, 5, 100].map((failures) => retryDelay(failures, 0.5))).toEqual([
    500, 1000, 2000, 4000, 7000, 7000, 7000,
  ]);
});

it('[O-L04] pages that lost the server together come back 30 % apart', () => {
  expect(retryDelay(0, 0)).toBeCloseTo(350);
  expect(retryDelay(0, 1)).toBeCloseTo(650);
});

it('[D-N08] counts the time in which no answer came, so that a network which is back is found within ten seconds', () => {
  expect(retryDelay(10, 1, 5_000)).toBeCloseTo(4_100);
  expect(retryDelay(10, 1, 10_000)).toBeCloseTo(650);
  expect(retryDelay(0, 0, 10_000)).toBeCloseTo(350);
});
