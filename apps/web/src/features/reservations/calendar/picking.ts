import {
  type BookingRefusal,
  type BookingRules,
  bookingRefusal,
  noticedFrom,
} from '@mukae/contract/domain/reservation/bookingRules';
import { fittedToFree, freeWithin } from '@mukae/contract/domain/reservation/freeTime';
import {
  endOfDay,
  isTooLongAgo,
  nextOnGrid,
  onGrid,
  overlap,
  slotFault,
  slotRules,
  type TimeSlot,
} from '@mukae/contract/domain/reservation/slot';
import { japanDay } from '@mukae/contract/domain/time/japanTime';
import { earlierOf, laterOf } from '@mukae/contract/domain/time/order';
import { closedOn, hoursOn, type ShownHours } from './shownTimes';

/** What is there when something is picked. */
export interface Grounds<Rules extends BookingRules = BookingRules> {
  rules: Rules;
  taken: readonly TimeSlot[];
  now: Date;
}

type PickRefusal = 'tooLongAgo' | 'formOpen' | BookingRefusal;
export type Picked = { kind: 'free'; slot: TimeSlot } | { kind: 'taken'; slot: TimeSlot };
export type PickOutcome = Picked | { kind: 'refused'; why: PickRefusal };

const tapMs = 40 * 60 * 1000;

const within = ({ startsAt, endsAt }: TimeSlot): TimeSlot => ({
  startsAt,
  endsAt: earlierOf(endsAt, earlierOf(endOfDay(startsAt), new Date(startsAt.getTime() + slotRules.longestMs))),
});

/** What comes of a selection: the part of it that is free, or that it is taken, or why it cannot be. */
export function picked(selected: TimeSlot, { rules, taken, now }: Grounds, isFormOpen: boolean): PickOutcome {
  if (isFormOpen) return { kind: 'refused', why: 'formOpen' };
  if (isTooLongAgo(selected.startsAt, now)) return { kind: 'refused', why: 'tooLongAgo' };
  const wanted = within(selected);
  const closed = closedOn(rules, japanDay(wanted.startsAt));
  const free = fittedToFree(wanted, [...taken, ...closed]);
  if (!free) {
    const [open] = freeWithin(wanted, closed);
    return open
      ? { kind: 'taken', slot: open }
      : { kind: 'refused', why: bookingRefusal(rules, wanted, now) ?? 'outsideBookingHours' };
  }
  const why = bookingRefusal(rules, free, now);
  return why ? { kind: 'refused', why } : { kind: 'free', slot: free };
}

/** A tap marks 40 minutes, as far as they are free; on what is taken, all that is marked is taken. */
export function tapped(at: Date, grounds: Grounds, isFormOpen: boolean): PickOutcome {
  const startsAt = onGrid(at);
  const after = (ms: number) => ({ startsAt, endsAt: new Date(startsAt.getTime() + ms) });
  const wanted = after(tapMs);
  const under = grounds.taken.find((slot) => overlap(slot, after(slotRules.stepMs)));
  const marked = under ? { startsAt, endsAt: earlierOf(wanted.endsAt, nextOnGrid(under.endsAt)) } : wanted;
  return picked(marked, grounds, isFormOpen);
}

/** The same slot with one end moved by a step; null where it cannot be. */
export function stretched(
  slot: TimeSlot,
  edge: 'start' | 'end',
  way: 1 | -1,
  { rules, taken, now }: Grounds,
): TimeSlot | null {
  const step = way * slotRules.stepMs;
  const next =
    edge === 'start'
      ? { ...slot, startsAt: new Date(slot.startsAt.getTime() + step) }
      : { ...slot, endsAt: new Date(slot.endsAt.getTime() + step) };
  const mayBe = !slotFault(next, now) && !bookingRefusal(rules, next, now) && !taken.some((one) => overlap(one, next));
  return mayBe ? next : null;
}

/** Whether one that is dragged may lie there. */
export const mayLie = (slot: TimeSlot, { rules, taken, now }: Grounds): boolean =>
  slot.startsAt > now &&
  !slotFault(slot, now) &&
  !bookingRefusal(rules, slot, now) &&
  !taken.some((one) => overlap(one, slot));

/** What can still be reserved on a day, within the hours that are shown. */
export function freeTimesOn(day: string, hours: ShownHours, { rules, taken, now }: Grounds): TimeSlot[] {
  const span = hoursOn(day, hours);
  const startsAt = laterOf(span.startsAt, noticedFrom(rules, now));
  if (startsAt >= span.endsAt) return [];
  return freeWithin({ startsAt, endsAt: span.endsAt }, [...taken, ...closedOn(rules, day)]);
}

/** What is marked first of a free stretch. */
export const firstOf = ({ startsAt, endsAt }: TimeSlot): TimeSlot => ({
  startsAt,
  endsAt: earlierOf(endsAt, new Date(startsAt.getTime() + tapMs)),
});
