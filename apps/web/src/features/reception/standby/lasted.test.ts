import { expect, it } from 'vitest';
import { lasted } from './lasted';

it.each([
  [-500, '0:00'],
  [9_999, '0:09'],
  [252_000, '4:12'],
  [3_852_000, '1:04:12'],
])('%i ms are %s', (ms, text) => expect(lasted(ms)).toBe(text));
