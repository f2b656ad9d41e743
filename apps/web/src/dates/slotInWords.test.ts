import { expect, it } from 'vitest';
import { slotOfDay } from './slotInWords';

it('[O-RC03] a slot is told in Japanese time, in both languages, to the end of the day', () => {
  const slot = { startsAt: new Date('2026-11-19T00:30:00Z'), endsAt: new Date('2026-11-19T01:10:00Z') };
  expect(slotOfDay(slot, 'ja')).toBe('11月19日（木）09:30 – 10:10');
  expect(slotOfDay(slot, 'en')).toBe('Thu, Nov 19, 09:30 – 10:10');
  expect(slotOfDay({ ...slot, endsAt: new Date('2026-11-19T15:00:00Z') }, 'ja')).toBe('11月19日（木）09:30 – 24:00');
});
