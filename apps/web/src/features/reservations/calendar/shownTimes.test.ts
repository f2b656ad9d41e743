import { usualBookingRules } from '@mukae/contract/domain/reservation/bookingRules';
import { describe, expect, it } from 'vitest';
import { dayState } from './dayState';
import { closedOn, hiddenWeekdays, hidesDay, shownHours } from './shownTimes';

const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+09:00`);
const slot = (day: number, from: string, until: string) => ({ startsAt: at(day, from), endsAt: at(day, until) });
const time = { opens: '08:30', closes: '20:00' };
const week = { mon: time, tue: time, wed: null, thu: time, fri: time, sat: time, sun: null };
const withHours = { ...usualBookingRules, hours: { week, closedOn: ['2026-11-24'] }, closedOnHolidays: true };
const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'];

describe('the hours of a calendar', () => {
  it('[D-RC05] are 9 to 19 where the company has set none, and reach as far as what lies outside', () => {
    expect(shownHours(usualBookingRules, days, [])).toEqual({ from: 9, until: 19 });
    expect(shownHours(usualBookingRules, days, [slot(16, '06:20', '07:00'), slot(17, '18:00', '21:10')])).toEqual({
      from: 6,
      until: 22,
    });
    const toMidnight = { startsAt: at(16, '23:00'), endsAt: at(17, '00:00') };
    expect(shownHours(usualBookingRules, days, [toMidnight]).until).toBe(24);
  });

  it('[D-RC05] are those of the company where it has some', () => {
    expect(shownHours(withHours, days, [])).toEqual({ from: 8, until: 20 });
  });

  it('[O-RC01] weekends are hidden, unless one can reserve there or has on one of the days that are shown', () => {
    const week = [...days, '2026-11-21', '2026-11-22'];
    const weekAfter = ['2026-11-23', '2026-11-28', '2026-11-29'];
    expect(hiddenWeekdays(week, hidesDay(usualBookingRules, []))).toEqual(['sat', 'sun']);
    expect(hiddenWeekdays(week, hidesDay(withHours, []))).toEqual(['sun']);
    const isHidden = hidesDay(usualBookingRules, [slot(22, '10:00', '11:00')]);
    expect(hiddenWeekdays(week, isHidden)).toEqual(['sat']);
    expect(hiddenWeekdays(weekAfter, isHidden)).toEqual(['sat', 'sun']);
    expect(hiddenWeekdays([...week, ...weekAfter], isHidden)).toEqual(['sat']);
  });

  it('[D-RC05] what is closed is outside the hours, on closing days and on holidays the whole day', () => {
    expect(closedOn(usualBookingRules, '2026-11-16')).toEqual([]);
    expect(closedOn(withHours, '2026-11-16')).toEqual([
      slot(16, '00:00', '08:30'),
      { startsAt: at(16, '20:00'), endsAt: at(17, '00:00') },
    ]);
    const wholeDay = (day: number) => [{ startsAt: at(day, '00:00'), endsAt: at(day + 1, '00:00') }];
    expect(closedOn(withHours, '2026-11-18')).toEqual(wholeDay(18));
    expect(closedOn(withHours, '2026-11-23')).toEqual(wholeDay(23));
    expect(closedOn(withHours, '2026-11-24')).toEqual(wholeDay(24));
  });

  it('[D-RC05] a day of a month is free, nearly full, full, closed, a holiday or past', () => {
    const hours = { from: 9, until: 19 };
    const grounds = { rules: { ...withHours }, now: at(17, '10:00'), taken: [slot(19, '08:30', '17:30')] };
    const state = (day: number) => dayState(`2026-11-${day}`, hours, grounds);
    expect([16, 17, 18, 19, 23, 24].map(state)).toEqual(['past', 'free', 'closed', 'nearlyFull', 'holiday', 'closed']);
    expect(dayState('2026-11-20', hours, { ...grounds, taken: [slot(20, '08:30', '20:00')] })).toBe('full');
    const atAnyTime = { ...grounds, rules: usualBookingRules, taken: [slot(20, '08:30', '20:00')] };
    expect(dayState('2026-11-20', { from: 9, until: 19 }, atAnyTime)).toBe('nearlyFull');
  });
});
