import { expect, it } from 'vitest';
import { slotAsSeenFrom, slotOfDay } from './slotInWords';

it('[O-RC03] a slot is told in Japanese time, in both languages, to the end of the day', () => {
  const slot = { startsAt: new Date('2026-11-19T00:30:00Z'), endsAt: new Date('2026-11-19T01:10:00Z') };
  expect(slotOfDay(slot, 'ja')).toBe('11月19日（木）09:30 – 10:10');
  expect(slotOfDay(slot, 'en')).toBe('Thu, Nov 19, 09:30 – 10:10');
  expect(slotOfDay({ ...slot, endsAt: new Date('2026-11-19T15:00:00Z') }, 'ja')).toBe('11月19日（木）09:30 – 24:00');
});

it('[D-RC04] a slot of another year is told with it', () => {
  const slot = { startsAt: new Date('2027-01-07T00:30:00Z'), endsAt: new Date('2027-01-07T01:10:00Z') };
  expect(slotAsSeenFrom(new Date('2026-12-31T14:59:59Z'), slot, 'ja')).toBe('2027年1月7日（木）09:30 – 10:10');
  expect(slotAsSeenFrom(new Date('2026-12-31T15:00:00Z'), slot, 'ja')).toBe('1月7日（木）09:30 – 10:10');
  expect(slotAsSeenFrom(new Date('2026-12-31T14:59:59Z'), slot, 'en')).toBe('Thu, January 7, 2027, 09:30 – 10:10');
});
