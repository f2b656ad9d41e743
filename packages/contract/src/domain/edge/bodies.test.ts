import { expect, it } from 'vitest';
import { bodyLimits, isTooSlow } from './bodies';

const judged = (isForm: boolean, ms: number, bytes: number) => isTooSlow({ isForm, ms, bytes }, bodyLimits);

it('[S-06] what is no form is whole within 20 seconds, however much of it has come', () => {
  expect(judged(false, 19_999, 0)).toBeUndefined();
  expect(judged(false, 20_000, 1_000_000)).toBe(true);
});

it('[S-06] a form brings 8 KiB a second, judged every half minute', () => {
  expect(judged(true, 29_999, 0)).toBeUndefined();
  expect(judged(true, 30_000, 30 * 8192 - 1)).toBe(true);
  expect(judged(true, 30_000, 30 * 8192)).toBe(false);
});
