import { expect, it } from 'vitest';
import { dateAndTime } from './dateAndTime';

it('is written in Japanese time', () => {
  expect(dateAndTime('2026-11-16T00:41:30Z')).toBe('2026/11/16 09:41');
  expect(dateAndTime('2026-12-31T23:59:00+09:00')).toBe('2026/12/31 23:59');
});
