import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { type BookingRules, heldUntil } from '@mukae/contract/domain/reservation/bookingRules';
import { remainderOf } from '@mukae/contract/domain/reservation/freeTime';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';

/** What is reserved ends so long before what is taken as its seat rests. */
const withRestBefore = ({ startsAt, endsAt }: TimeSlot, { bufferMinutes }: BookingRules): TimeSlot => ({
  startsAt: new Date(startsAt.getTime() - bufferMinutes * 60_000),
  endsAt,
});

/** Where nothing new has room, without what is one's own: that is shown as such, and once. */
export const takenByOthers = (busy: readonly TimeSlot[], own: readonly TimeSlot[], rules: BookingRules): TimeSlot[] =>
  busy.flatMap((range) => remainderOf(withRestBefore(range, rules), own));

/** Where nothing new has room: one has but one screen, however many seats are free. */
export const takenForNew = (busy: readonly TimeSlot[], own: readonly TimeSlot[], rules: BookingRules): TimeSlot[] => [
  ...busy.map((range) => withRestBefore(range, rules)),
  ...own,
];

/** Where one of them cannot be moved to: its own place and the rest after it are free for it, and it rests before the next. */
export function takenForMoved(
  moved: Reservation,
  busy: readonly TimeSlot[],
  own: readonly Reservation[],
  rules: BookingRules,
): TimeSlot[] {
  const itsPlace = { startsAt: moved.startsAt, endsAt: heldUntil(moved, rules) };
  const others = busy.flatMap((range) => remainderOf(range, [itsPlace]));
  return [...others.map((range) => withRestBefore(range, rules)), ...own.filter(({ id }) => id !== moved.id)];
}
