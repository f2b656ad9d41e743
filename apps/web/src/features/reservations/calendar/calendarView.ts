import { weekdayOf, weekdays } from '@mukae/contract/domain/hours/weekday';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { dayBeside } from '@mukae/contract/domain/time/dayBeside';
import { dayMs, japanDay, japanMonthBounds, monthBeside, startOfJapanDay } from '@mukae/contract/domain/time/japanTime';

export const calendarViews = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof calendarViews)[number];

const weekLength = weekdays.length;
const weekendLength = 2;

const mondayOf = (day: string): string => dayBeside(day, -weekdays.indexOf(weekdayOf(day)));

const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, days) => dayBeside(first, days));

function daysOfMonth(month: string): string[] {
  const { from, before } = japanMonthBounds(month);
  const first = mondayOf(japanDay(from));
  const last = japanDay(new Date(before.getTime() - 1));
  const days =
    (startOfJapanDay(dayBeside(mondayOf(last), weekLength)).getTime() - startOfJapanDay(first).getTime()) / dayMs;
  return daysFrom(first, days);
}

/** All days that a view has room for, weekends among them; a month is shown in whole weeks. */
export function daysIn(view: CalendarView, day: string): string[] {
  if (view === 'day') return [day];
  return view === 'week' ? daysFrom(mondayOf(day), weekLength) : daysOfMonth(day.slice(0, 7));
}

/**
 * The days whose reservations decide which weekends are shown: those that are shown, or that the arrows lead past. From a
 * Monday they lead past the weekend before it.
 */
export function daysAround(view: CalendarView, day: string): string[] {
  if (view !== 'day') return daysIn(view, day);
  return [...daysFrom(dayBeside(mondayOf(day), -weekendLength), weekendLength), ...daysIn('week', day)];
}

/** From the first instant of the first day to the last of the last. */
export const spanOfDays = (days: readonly string[]): TimeSlot => ({
  startsAt: startOfJapanDay(days[0] ?? ''),
  endsAt: startOfJapanDay(dayBeside(days.at(-1) ?? '', 1)),
});

export const monthsOf = (days: readonly string[]): string[] => [...new Set(days.map((day) => day.slice(0, 7)))];

/** Where the arrows lead. From day to day, those that are not shown are passed over. */
export function besideView(view: CalendarView, day: string, way: 1 | -1, isHidden: (day: string) => boolean): string {
  if (view === 'week') return dayBeside(day, way * weekLength);
  if (view === 'month') return `${monthBeside(day.slice(0, 7), way)}-01`;
  return nearestShown(dayBeside(day, way), way, isHidden);
}

/** The day itself, or the next one that is shown. */
export const nearestShown = (day: string, way: 1 | -1, isHidden: (day: string) => boolean): string =>
  Array.from({ length: weekLength }, (_, days) => dayBeside(day, way * days)).find((one) => !isHidden(one)) ?? day;
