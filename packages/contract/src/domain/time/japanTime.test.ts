import { describe, expect, it } from 'vitest';
import { japanClock, startOfJapanDay, toJapanIso } from './japanTime';

describe('time in Japan', () => {
  it.each([
    ['2026-11-16T00:00:00Z', '2026-11-16T09:00:00+09:00'],
    ['2026-12-31T15:00:00.999Z', '2027-01-01T00:00:00+09:00'],
    ['2028-02-28T23:30:00Z', '2028-02-29T08:30:00+09:00'],
    ['2026-07-01T12:00:00-04:00', '2026-07-02T01:00:00+09:00'],
  ])('[D-A07] %s is written %s', (instant, written) => {
    expect(toJapanIso(new Date(instant))).toBe(written);
    expect(Math.floor(Date.parse(written) / 1000)).toBe(Math.floor(Date.parse(instant) / 1000));
  });

  it('[D-A07] is the same on the clock, whatever the zone of the machine', () => {
    expect(japanClock(new Date('2026-12-31T15:05:00Z'))).toEqual({ month: 1, day: 1, hour: 0, minute: 5 });
  });

  it('[O-A02] a day begins at midnight there', () => {
    expect(startOfJapanDay('2026-12-01').toISOString()).toBe('2026-11-30T15:00:00.000Z');
  });
});
