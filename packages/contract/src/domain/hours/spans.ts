import { dayMs, japanDay } from '../time/japanTime';

/** A stretch of time that comes back on days of the calendar. */
export interface TimeSpan {
  from: Date;
  until: Date;
}

/** Between two times of a day in Japan, written HH:MM. One that ends no later than it begins ends on the next day. */
export function spanOn(day: string, begins: string, ends: string): TimeSpan {
  const from = new Date(`${day}T${begins}:00+09:00`);
  const until = new Date(`${day}T${ends}:00+09:00`);
  return { from, until: until > from ? until : new Date(until.getTime() + dayMs) };
}

/** Those of the days around a moment: from the day before, whose span may reach past midnight, for so many days ahead. */
export const spansFrom = (spanOf: (day: string) => TimeSpan | null, now: Date, daysAhead: number): TimeSpan[] =>
  Array.from({ length: daysAhead + 2 }, (_, at) => spanOf(japanDay(new Date(now.getTime() + (at - 1) * dayMs)))).filter(
    (span) => span !== null,
  );
