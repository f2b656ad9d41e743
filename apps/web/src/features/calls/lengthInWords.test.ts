import { expect, it } from 'vitest';
import { lengthInWords } from './lengthInWords';

it.each([
  [0, '0 s'],
  [640, '0.6 s'],
  [8_000, '8 s'],
  [9_949, '9.9 s'],
  [42_400, '42 s'],
  [59_600, '1 min'],
  [185_000, '3 min 5 s'],
  [3_725_000, '1 h 2 min'],
  [3_605_000, '1 h'],
])('[O-L60] %d ms are %s', (ms, written) => {
  expect(lengthInWords(ms, { hours: 'h', minutes: 'min', seconds: 's' })).toBe(written);
});
