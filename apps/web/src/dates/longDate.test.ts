import { expect, it } from 'vitest';
import { longDate } from './longDate';

const lateInLondon = new Date('2026-11-15T20:00:00Z');

it('writes the day of the reception, whatever the zone of the browser', () => {
  expect(longDate(lateInLondon, 'ja')).toBe('2026年11月16日（月）');
  expect(longDate(lateInLondon, 'en')).toBe('Mon, November 16, 2026');
});
