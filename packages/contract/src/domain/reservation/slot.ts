import { dayMs, japanDay, startOfJapanDay } from '../time/japanTime';
import { earlierOf } from '../time/order';

/** From when to when. */
export interface TimeSlot {
  startsAt: Date;
  endsAt: Date;
}

export const isSameTime = (one: TimeSlot, other: TimeSlot): boolean =>
  one.startsAt.getTime() === other.startsAt.getTime() && one.endsAt.getTime() === other.endsAt.getTime();

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;

export const slotRules = {
  stepMs: 10 * minuteMs,
  longestMs: 9 * hourMs,
  /** So long ago may it have begun when it is reserved. */
  pastMs: 5 * hourMs,
  /** So far ahead may it begin. */
  aheadMs: 100 * 366 * dayMs,
} as const;

/** What may be wrong with a slot, whoever wants it. */
export type SlotFault =
  | 'endNotAfterStart'
  | 'offGrid'
  | 'slotTooLong'
  | 'acrossMidnight'
  | 'tooLongAgo'
  | 'tooFarAhead';

const isOnGrid = (instant: Date): boolean => instant.getTime() % slotRules.stepMs === 0;

/** One that ends at midnight ends on the day on which it begins. */
const endsOnItsDay = ({ startsAt, endsAt }: TimeSlot): boolean =>
  japanDay(startsAt) === japanDay(new Date(endsAt.getTime() - 1));

export const slotMs = ({ startsAt, endsAt }: TimeSlot): number => endsAt.getTime() - startsAt.getTime();

export const slotMinutes = (slot: TimeSlot): number => slotMs(slot) / minuteMs;

/** The first thing that is wrong with it, and whether it is the start or the end. */
export function slotFault(slot: TimeSlot, now: Date): { at: 'start' | 'end'; fault: SlotFault } | null {
  const { startsAt, endsAt } = slot;
  if (!isOnGrid(startsAt)) return { at: 'start', fault: 'offGrid' };
  if (!isOnGrid(endsAt)) return { at: 'end', fault: 'offGrid' };
  if (endsAt <= startsAt) return { at: 'end', fault: 'endNotAfterStart' };
  if (slotMs(slot) > slotRules.longestMs) return { at: 'end', fault: 'slotTooLong' };
  if (!endsOnItsDay(slot)) return { at: 'end', fault: 'acrossMidnight' };
  if (isTooLongAgo(startsAt, now)) return { at: 'start', fault: 'tooLongAgo' };
  if (startsAt.getTime() > now.getTime() + slotRules.aheadMs) return { at: 'start', fault: 'tooFarAhead' };
  return null;
}

export const isTooLongAgo = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() < now.getTime() - slotRules.pastMs;

export const overlap = (one: TimeSlot, other: TimeSlot): boolean =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** The last step of the grid that is not later. */
export const onGrid = (instant: Date): Date =>
  new Date(Math.floor(instant.getTime() / slotRules.stepMs) * slotRules.stepMs);

/** The first step of the grid that is not earlier. */
export const nextOnGrid = (instant: Date): Date =>
  new Date(Math.ceil(instant.getTime() / slotRules.stepMs) * slotRules.stepMs);

/** All of a day in Japan, written YYYY-MM-DD. */
export const wholeDay = (day: string): TimeSlot => {
  const startsAt = startOfJapanDay(day);
  return { startsAt, endsAt: new Date(startsAt.getTime() + dayMs) };
};

/** The day in Japan on which an instant lies. */
export const dayOf = (instant: Date): TimeSlot => wholeDay(japanDay(instant));

export const endOfDay = (instant: Date): Date => dayOf(instant).endsAt;

/** Until when what begins then may last, also when it is prolonged. */
export const latestEnd = (startsAt: Date): Date =>
  earlierOf(endOfDay(startsAt), new Date(startsAt.getTime() + slotRules.longestMs));
