import { dayMs, japanDay } from '../time/japanTime';
import { spanOn, spansFrom, type TimeSpan } from './spans';
import { type Weekday, weekdayOf } from './weekday';

/** Two times of a day in Japan, written HH:MM. One that closes no later than it opens closes on the next day. */
export interface OpenTime {
  opens: string;
  closes: string;
}

/** When somebody is there; null: not on that day of the week. */
export interface OpeningHours {
  week: Readonly<Record<Weekday, OpenTime | null>>;
  /** Days on which nobody is, whatever day of the week it is, written YYYY-MM-DD. */
  closedOn: string[];
}

export const closedOnMax = 60;

/** How the hours stand at a moment. Closed without an end: they never open again. */
type HoursNow = { is: 'open'; until: Date } | { is: 'closed'; opensAt: Date | null };

/** Beyond every week in which the only open day may be named as closed. */
const daysAhead = 7 * (closedOnMax + 1);

/** The time on a day of the calendar; null: closed. */
const openTimeOn = ({ week, closedOn }: OpeningHours, day: string): OpenTime | null =>
  closedOn.includes(day) ? null : week[weekdayOf(day)];

function openOn(hours: OpeningHours, day: string): TimeSpan | null {
  const time = openTimeOn(hours, day);
  return time && spanOn(day, time.opens, time.closes);
}

/** The hours that count at a moment: those of the evening before while they still run, else today's; null: closed today. */
export function hoursOfTheDay(hours: OpeningHours, now: Date): OpenTime | null {
  const dayBefore = japanDay(new Date(now.getTime() - dayMs));
  const running = openOn(hours, dayBefore);
  return openTimeOn(hours, running && now < running.until ? dayBefore : japanDay(now));
}

/** From when until when it is open next. */
export const nextOpening = (hours: OpeningHours, now: Date): TimeSpan | null =>
  spansFrom((day) => openOn(hours, day), now, daysAhead).find(({ from }) => from > now) ?? null;

export function hoursAt(hours: OpeningHours, now: Date): HoursNow {
  const spans = spansFrom((day) => openOn(hours, day), now, daysAhead);
  const running = spans.find(({ from, until }) => from <= now && now < until);
  if (running) return { is: 'open', until: running.until };
  return { is: 'closed', opensAt: spans.find(({ from }) => from > now)?.from ?? null };
}

/** How long it was open between two moments. */
export function openMsBetween(hours: OpeningHours, from: Date, until: Date): number {
  let open = 0;
  let counted = from.getTime();
  // From the day before, whose hours may reach past midnight.
  for (let at = from.getTime() - dayMs; at < until.getTime() + dayMs; at += dayMs) {
    const span = openOn(hours, japanDay(new Date(at)));
    if (!span) continue;
    const begins = Math.max(span.from.getTime(), counted);
    const ends = Math.min(span.until.getTime(), until.getTime());
    if (ends <= begins) continue;
    open += ends - begins;
    counted = ends;
  }
  return open;
}
