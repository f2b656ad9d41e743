import { expect, it } from 'vitest';
import { type BodyKind, bodyLimits, paceOf } from './bodyLimits';

const paceAfter = (kind: BodyKind, ms: number, bytes: number, ageMs = ms) =>
  paceOf({ kind, ageMs, ms, bytes }, bodyLimits);

it('[S-06] what is no form is whole within 20 seconds, however much of it has come', () => {
  expect(paceAfter('other', 19_999, 0)).toBe('early');
  expect(paceAfter('other', 20_000, 1_000_000)).toBe('slow');
});

it('[S-06] a form brings 8 KiB a second, judged every half minute', () => {
  expect(paceAfter('form', 29_999, 0)).toBe('early');
  expect(paceAfter('form', 30_000, 30 * 8192 - 1)).toBe('slow');
  expect(paceAfter('form', 30_000, 30 * 8192)).toBe('fine');
});

it('[S-06] what was answered already brings as much, judged every two seconds, and is over after 20', () => {
  expect(paceAfter('answered', 1999, 0)).toBe('early');
  expect(paceAfter('answered', 2000, 2 * 8192 - 1)).toBe('slow');
  expect(paceAfter('answered', 2000, 2 * 8192, 19_999)).toBe('fine');
  expect(paceAfter('answered', 2000, 1_000_000, 20_000)).toBe('slow');
});
