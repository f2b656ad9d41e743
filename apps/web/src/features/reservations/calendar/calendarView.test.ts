import { describe, expect, it } from 'vitest';
import { besideView, daysAround, daysIn, monthsOf, nearestShown, spanOfDays } from './calendarView';
import { rangeInWords } from './rangeInWords';

const onWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

describe('what a calendar shows', () => {
  it('[O-RC01] a week begins on Monday, a month has whole weeks, a day is alone', () => {
    expect(daysIn('day', '2026-11-18')).toEqual(['2026-11-18']);
    expect(daysIn('week', '2026-11-22')).toEqual([
      ...['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'],
    ]);
    const month = daysIn('month', '2026-11-18');
    expect([month[0], month.at(-1), month.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(monthsOf(month)).toEqual(['2026-10', '2026-11', '2026-12']);
  });

  it('[O-RC03] lies between two midnights in Japan, whatever the zone of the machine', () => {
    expect(spanOfDays(['2026-12-31', '2027-01-01'])).toEqual({
      startsAt: new Date('2026-12-30T15:00:00Z'),
      endsAt: new Date('2027-01-01T15:00:00Z'),
    });
  });

  it('[O-RC01] a day lies between the weekend before it and the one behind it', () => {
    const around = daysAround('day', '2026-11-23');
    expect([around[0], around.at(-1), around.length]).toEqual(['2026-11-21', '2026-11-29', 9]);
    expect(daysAround('week', '2026-11-23')).toEqual(daysIn('week', '2026-11-23'));
  });

  it('[O-RC01] the arrows lead to the next day that is shown, week and month', () => {
    expect(besideView('day', '2026-11-20', 1, onWeekend)).toBe('2026-11-23');
    expect(besideView('day', '2026-11-23', -1, onWeekend)).toBe('2026-11-20');
    expect(besideView('week', '2026-12-30', 1, onWeekend)).toBe('2027-01-06');
    expect(besideView('month', '2026-01-31', 1, onWeekend)).toBe('2026-02-01');
    expect(nearestShown('2026-11-21', 1, onWeekend)).toBe('2026-11-23');
    const isOtherSaturday = (day: string) => onWeekend(day) && day !== '2026-11-21';
    expect(besideView('day', '2026-11-20', 1, isOtherSaturday)).toBe('2026-11-21');
    expect(besideView('day', '2026-11-23', -1, isOtherSaturday)).toBe('2026-11-21');
    expect(besideView('day', '2026-11-27', 1, isOtherSaturday)).toBe('2026-11-30');
  });

  it.each([
    ['week', '2026-11-18', '2026年11月16日 – 20日', 'November 16 – 20, 2026'],
    ['week', '2026-12-30', '2026年12月28日 – 2027年1月1日', 'December 28, 2026 – January 1, 2027'],
    ['week', '2026-10-01', '2026年9月28日 – 10月2日', 'September 28 – October 2, 2026'],
    ['month', '2026-11-18', '2026年11月', 'November 2026'],
    ['day', '2026-11-18', '2026年11月18日（水）', 'Wed, November 18, 2026'],
  ] as const)('[O-RC01] the heading of the %s of %s is %s', (view, day, ja, en) => {
    const shown = daysIn(view, day).filter((_, at) => view !== 'week' || at < 5);
    expect(rangeInWords(view, shown, day, 'ja')).toBe(ja);
    expect(rangeInWords(view, shown, day, 'en')).toBe(en);
  });
});
