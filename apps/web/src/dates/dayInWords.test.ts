import { expect, it } from 'vitest';
import { dayAsSeenFrom } from './dayAsSeenFrom';
import { dayInWords } from './dayInWords';
import { monthAlone, monthInWords } from './monthInWords';
import { slotInWords } from './slotInWords';

it('[D-RP02] a day, a month and a time from when to when are written as in Japan, whatever the zone of the browser', () => {
  const lateInLondon = new Date('2026-11-15T20:00:00Z');
  expect(dayInWords(lateInLondon, 'ja')).toBe('11月16日（月）');
  expect(dayInWords(lateInLondon, 'en')).toBe('Mon, Nov 16');
  expect(monthInWords('2026-11', 'ja')).toBe('2026年11月');
  expect(monthInWords('2026-11', 'en')).toBe('November 2026');
  expect(monthAlone('2027-01', 'ja')).toBe('1月');
  expect(monthAlone('2027-01', 'en')).toBe('January');
  const until = new Date(lateInLondon.getTime() + 40 * 60 * 1000);
  expect(slotInWords({ startsAt: lateInLondon, endsAt: until })).toBe('05:00 – 05:40');
});

it('[D-RP10] a day of another year has its year, as years are in Japan', () => {
  const now = new Date('2026-12-31T14:59:59Z');
  expect(dayAsSeenFrom(now, new Date('2025-12-31T15:00:00Z'), 'ja')).toBe('1月1日（木）');
  expect(dayAsSeenFrom(now, new Date('2025-12-31T14:59:59Z'), 'ja')).toBe('2025年12月31日（水）');
  expect(dayAsSeenFrom(now, new Date('2026-12-31T15:00:00Z'), 'en')).toBe('Fri, January 1, 2027');
});

it('[D-RP02] what ends at midnight ends on its day', () => {
  const slot = { startsAt: new Date('2026-11-16T23:00:00+09:00'), endsAt: new Date('2026-11-17T00:00:00+09:00') };
  expect(slotInWords(slot)).toBe('23:00 – 24:00');
});
