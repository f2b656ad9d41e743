import { expect, it } from 'vitest';
import { elapsed } from './elapsed';

it.each([
  [-5, '00:00'],
  [0, '00:00'],
  [204_999, '03:24'],
  [3_599_000, '59:59'],
  [3_804_000, '1:03:24'],
])('%i ms is %s', (ms, written) => expect(elapsed(ms)).toBe(written));
