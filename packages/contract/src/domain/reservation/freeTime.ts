import { earlierOf, laterOf } from '../time/order';
import { nextOnGrid, onGrid, overlap, slotRules, type TimeSlot } from './slot';

const inOrder = (slots: readonly TimeSlot[]): TimeSlot[] =>
  slots.toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

/** Several as few: those that touch or overlap are one. */
function joined(slots: readonly TimeSlot[]): TimeSlot[] {
  const whole: TimeSlot[] = [];
  for (const { startsAt, endsAt } of inOrder(slots)) {
    const last = whole.at(-1);
    if (last && startsAt <= last.endsAt) last.endsAt = laterOf(last.endsAt, endsAt);
    else whole.push({ startsAt, endsAt });
  }
  return whole;
}

/** When all seats are taken at once, of slots that each take one. */
export function takenByAll(slots: readonly TimeSlot[], seats: number): TimeSlot[] {
  const turns = slots
    .flatMap(({ startsAt, endsAt }) => [
      { at: startsAt, by: 1 },
      { at: endsAt, by: -1 },
    ])
    .toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.by - other.by);
  const taken: TimeSlot[] = [];
  let count = 0;
  let since: Date | undefined;
  for (const { at, by } of turns) {
    count += by;
    if (count >= seats) since ??= at;
    else if (since) {
      taken.push({ startsAt: since, endsAt: at });
      since = undefined;
    }
  }
  return joined(taken);
}

/** What is left of a stretch of time, to the instant, the first first. */
export function remainderOf(span: TimeSlot, without: readonly TimeSlot[]): TimeSlot[] {
  const left: TimeSlot[] = [];
  let from = span.startsAt;
  for (const { startsAt, endsAt } of joined(without.filter((one) => overlap(one, span)))) {
    if (startsAt > from) left.push({ startsAt: from, endsAt: startsAt });
    if (endsAt > from) from = endsAt;
  }
  if (from < span.endsAt) left.push({ startsAt: from, endsAt: span.endsAt });
  return left;
}

/** The steps of the grid that lie within. */
const wholeSteps = ({ startsAt, endsAt }: TimeSlot): TimeSlot => ({
  startsAt: nextOnGrid(startsAt),
  endsAt: onGrid(endsAt),
});

/** What can be reserved of a stretch of time: a meeting that was prolonged, a rest or an opening may end off the grid. */
export const freeWithin = (span: TimeSlot, taken: readonly TimeSlot[]): TimeSlot[] =>
  remainderOf(span, taken)
    .map(wholeSteps)
    .filter(({ startsAt, endsAt }) => startsAt < endsAt);

/**
 * What was selected as it can be had: one whose beginning is taken begins where it is free again, and it ends where
 * the next one begins. Null: nothing of it is free.
 */
export function fittedToFree(selected: TimeSlot, taken: readonly TimeSlot[]): TimeSlot | null {
  const [first] = freeWithin(selected, taken);
  if (!first) return null;
  const longest = new Date(first.startsAt.getTime() + slotRules.longestMs);
  return { startsAt: first.startsAt, endsAt: earlierOf(first.endsAt, longest) };
}
