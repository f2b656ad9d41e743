import type { OpeningHours } from '../hours/openingHours';
import { weekdayOf, weekdays } from '../hours/weekday';
import { japanDay } from '../time/japanTime';
import { isPublicHoliday } from './publicHolidays';
import { slotRules, type TimeSlot, wholeDay } from './slot';

/** How a company lets its people reserve. */
export interface BookingRules {
  /** Null: at any time; the calendar shows Monday to Friday. */
  hours: OpeningHours | null;
  /** Nothing on public holidays of Japan. */
  closedOnHolidays: boolean;
  /** So long a seat rests after a meeting. */
  bufferMinutes: number;
  /** At least so long before its start has something to be reserved. */
  noticeMinutes: number;
}

export const usualBookingRules: BookingRules = {
  hours: null,
  closedOnHolidays: false,
  bufferMinutes: 0,
  noticeMinutes: 0,
};

const minuteMs = 60 * 1000;

export const bufferMinutesMax = 120;
/** What follows a rest begins on the grid. */
export const bufferMinutesStep = slotRules.stepMs / minuteMs;
export const noticeMinutesMax = 30 * 24 * 60;

export type BookingRefusal = 'outsideBookingHours' | 'closedThatDay' | 'tooShortNotice';

const isClosedOn = ({ hours, closedOnHolidays }: BookingRules, day: string): boolean =>
  (closedOnHolidays && isPublicHoliday(day)) || (hours?.closedOn.includes(day) ?? false);

/** When one can reserve on a day; null: not at all. */
export function bookableOn(rules: BookingRules, day: string): TimeSlot | null {
  if (isClosedOn(rules, day)) return null;
  if (!rules.hours) return wholeDay(day);
  const time = rules.hours.week[weekdayOf(day)];
  if (!time) return null;
  const until = time.closes > time.opens ? at(day, time.closes) : wholeDay(day).endsAt;
  return { startsAt: at(day, time.opens), endsAt: until };
}

const at = (day: string, time: string): Date => new Date(`${day}T${time}:00+09:00`);

export function bookingRefusal(rules: BookingRules, slot: TimeSlot, now: Date): BookingRefusal | null {
  const bookable = bookableOn(rules, japanDay(slot.startsAt));
  if (!bookable) return 'closedThatDay';
  if (slot.startsAt < bookable.startsAt || slot.endsAt > bookable.endsAt) return 'outsideBookingHours';
  if (rules.noticeMinutes > 0 && slot.startsAt < noticedFrom(rules, now)) return 'tooShortNotice';
  return null;
}

/** Who only shortens what she has asks for nothing new, and who keeps its start was early enough when she reserved it. */
export function changeRefusal(
  rules: BookingRules,
  before: TimeSlot,
  after: TimeSlot,
  now: Date,
): BookingRefusal | null {
  if (after.startsAt >= before.startsAt && after.endsAt <= before.endsAt) return null;
  const isStartKept = after.startsAt.getTime() === before.startsAt.getTime();
  return bookingRefusal(isStartKept ? { ...rules, noticeMinutes: 0 } : rules, after, now);
}

/** From when on what is reserved now is reserved early enough. */
export const noticedFrom = ({ noticeMinutes }: BookingRules, now: Date): Date =>
  new Date(now.getTime() + noticeMinutes * minuteMs);

/** Until when a seat is held for a meeting. */
export const heldUntil = ({ endsAt }: TimeSlot, { bufferMinutes }: BookingRules): Date =>
  new Date(endsAt.getTime() + bufferMinutes * minuteMs);

/** The days of the week on which one can reserve at all. */
export const bookableWeekdays = ({ hours }: BookingRules) =>
  hours ? weekdays.filter((day) => hours.week[day] !== null) : weekdays.slice(0, 5);
