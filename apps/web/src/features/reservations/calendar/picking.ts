import {
  type BookingRefusal,
  type BookingRules,
  bookingRefusal,
  changeRefusal,
  noticedFrom,
} from '@mukae/contract/domain/reservation/bookingRules';
import { fittedToFree, freeWithin } from '@mukae/contract/domain/reservation/freeTime';
import { mayMove } from '@mukae/contract/domain/reservation/reservation';
import {
  isTooLongAgo,
  latestEnd,
  nextOnGrid,
  onGrid,
  overlap,
  slotFault,
  slotRules,
  type TimeSlot,
} from '@mukae/contract/domain/reservation/slot';
import { mayWaitFor } from '@mukae/contract/domain/reservation/waiting';
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
/** Begun: it is taken, and too late to be waited for. */
export type Picked = { kind: 'free' | 'taken' | 'begun'; slot: TimeSlot };
export type PickOutcome = Picked | { kind: 'refused'; why: PickRefusal };

const tapMs = 40 * 60 * 1000;

const within = ({ startsAt, endsAt }: TimeSlot): TimeSlot => ({
  startsAt,
  endsAt: earlierOf(endsAt, latestEnd(startsAt)),
});

/** What comes of a selection: the part of it that is free, or that it is taken, or why it cannot be. */
export function picked(selected: TimeSlot, { rules, taken, now }: Grounds, isFormOpen: boolean): PickOutcome {
  if (isFormOpen) return { kind: 'refused', why: 'formOpen' };
  if (isTooLongAgo(selected.startsAt, now)) return { kind: 'refused', why: 'tooLongAgo' };
  const wanted = within(selected);
  const closed = closedOn(rules, japanDay(wanted.startsAt));
  const [open] = freeWithin(wanted, closed);
  if (!open) return { kind: 'refused', why: bookingRefusal(rules, wanted, now) ?? 'outsideBookingHours' };
  const free = fittedToFree(wanted, [...taken, ...closed]);
  const slot = free ?? open;
  const why = bookingRefusal(rules, slot, now);
  if (why) return { kind: 'refused', why };
  if (free) return { kind: 'free', slot };
  return { kind: mayWaitFor(slot, now) ? 'taken' : 'begun', slot };
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

const isTaken = (slot: TimeSlot, { taken }: Grounds): boolean => taken.some((one) => overlap(one, slot));

/** Whether all of it can be reserved. */
export const mayBePicked = (slot: TimeSlot, grounds: Grounds): boolean =>
  !slotFault(slot, grounds.now) && !bookingRefusal(grounds.rules, slot, grounds.now) && !isTaken(slot, grounds);

/** Whether a reservation may be dragged there: not to a time that has begun, out of which nobody could move it again. */
export const mayBeMoved = (before: TimeSlot, after: TimeSlot, grounds: Grounds): boolean =>
  mayMove(after, grounds.now) &&
  !slotFault(after, grounds.now) &&
  !changeRefusal(grounds.rules, before, after, grounds.now) &&
  !isTaken(after, grounds);

/** The same slot with one end moved by a step; null where it cannot be. */
export function stretched(slot: TimeSlot, edge: 'start' | 'end', way: 1 | -1, grounds: Grounds): TimeSlot | null {
  const step = way * slotRules.stepMs;
  const next =
    edge === 'start'
      ? { ...slot, startsAt: new Date(slot.startsAt.getTime() + step) }
      : { ...slot, endsAt: new Date(slot.endsAt.getTime() + step) };
  return mayBePicked(next, grounds) ? next : null;
}

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
