import { describe, expect, it } from 'vitest';
import { japanClock, japanDay, japanDays, toExactJapanIso, toJapanIso } from './japanTime';

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

  it('[O-L60] tells what happened within a second', () => {
    expect(toExactJapanIso(new Date('2026-12-31T15:00:00.042Z'))).toBe('2027-01-01T00:00:00.042+09:00');
  });

  it('[O-A02] a day begins and ends at midnight there', () => {
    expect(japanDay(new Date('2026-11-30T14:59:59Z'))).toBe('2026-11-30');
    expect(japanDay(new Date('2026-11-30T15:00:00Z'))).toBe('2026-12-01');
    expect(japanDays({ from: '2026-12-01', until: '2026-12-02' })).toEqual({
      from: new Date('2026-11-30T15:00:00Z'),
      before: new Date('2026-12-02T15:00:00Z'),
    });
    expect(japanDays({})).toEqual({ from: undefined, before: undefined });
  });
});
