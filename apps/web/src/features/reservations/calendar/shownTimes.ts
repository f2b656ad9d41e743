import type { Weekday } from '@mukae/contract/domain/hours/weekday';
import { weekdayOf } from '@mukae/contract/domain/hours/weekday';
import { type BookingRules, bookableOn, bookableWeekdays } from '@mukae/contract/domain/reservation/bookingRules';
import { type TimeSlot, wholeDay } from '@mukae/contract/domain/reservation/slot';
import { japanDay, startOfJapanDay } from '@mukae/contract/domain/time/japanTime';

/** Whole hours of a day, 0 to 24. */
export interface ShownHours {
  from: number;
  until: number;
}

export const allHours: ShownHours = { from: 0, until: 24 };
const usualHours: ShownHours = { from: 9, until: 19 };

const hourMs = 60 * 60 * 1000;
const hoursInto = (instant: Date, day: string): number => (instant.getTime() - startOfJapanDay(day).getTime()) / hourMs;

/** The hours of a slot on the day on which it begins. */
const hoursOf = ({ startsAt, endsAt }: TimeSlot): ShownHours => {
  const day = japanDay(startsAt);
  return { from: Math.floor(hoursInto(startsAt, day)), until: Math.ceil(Math.min(24, hoursInto(endsAt, day))) };
};

const around = (hours: readonly ShownHours[], least: ShownHours): ShownHours => ({
  from: Math.min(least.from, ...hours.map(({ from }) => from)),
  until: Math.max(least.until, ...hours.map(({ until }) => until)),
});

/** The hours in which one can reserve, and whatever lies outside of them. */
export function shownHours(rules: BookingRules, days: readonly string[], slots: readonly TimeSlot[]): ShownHours {
  const open = rules.hours ? days.flatMap((day) => bookableOn(rules, day) ?? []).map(hoursOf) : [];
  const [first, ...others] = open;
  return around(slots.map(hoursOf), first ? around(others, first) : usualHours);
}

export const hoursOn = (day: string, { from, until }: ShownHours): TimeSlot => ({
  startsAt: new Date(startOfJapanDay(day).getTime() + from * hourMs),
  endsAt: new Date(startOfJapanDay(day).getTime() + until * hourMs),
});

const weekend: readonly Weekday[] = ['sat', 'sun'];

export const isOnWeekend = (day: string): boolean => weekend.includes(weekdayOf(day));

/** A day of the weekend is hidden, unless one can reserve there or has. */
export const hidesDay =
  (rules: BookingRules, own: readonly TimeSlot[]) =>
  (day: string): boolean =>
    isOnWeekend(day) &&
    !bookableWeekdays(rules).includes(weekdayOf(day)) &&
    !own.some(({ startsAt }) => japanDay(startsAt) === day);

/** Those of which none is shown among these days. */
export const hiddenWeekdays = (days: readonly string[], isHidden: (day: string) => boolean): Weekday[] =>
  weekend.filter((weekday) => days.every((day) => weekdayOf(day) !== weekday || isHidden(day)));

/** When nothing can be reserved on a day, because the company says so. */
export function closedOn(rules: BookingRules, day: string): TimeSlot[] {
  const whole = wholeDay(day);
  const open = bookableOn(rules, day);
  if (!open) return [whole];
  return [
    { startsAt: whole.startsAt, endsAt: open.startsAt },
    { startsAt: open.endsAt, endsAt: whole.endsAt },
  ].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}
