import { changeRefusal, heldUntil } from '@mukae/contract/domain/reservation/bookingRules';
import { isWithinSlot, meetingRules } from '@mukae/contract/domain/reservation/reservation';
import { latestEnd } from '@mukae/contract/domain/reservation/slot';
import type { Sessions } from '#features/accounts';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { findBooker } from './bookers.repo';
import { changeReservationRow, holdReservation, type ReservationRow, takeTurnToMove } from './reservations.repo';
import { findSeat } from './seats.repo';
import { againWhereTaken } from './takenMeanwhile';

/** Asked with the end that is known, so that an answer that got lost is not ten minutes more; answers with the end that it has then. */
export type ExtendReservation = (principal: LoggedIn, wanted: { id: number; seenEnd: Date }) => Promise<Date>;

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  seats: number;
  /** Whoever is in it may stay. */
  prolongMeeting(reservation: Pick<ReservationRow, 'id' | 'companyId' | 'endsAt'>): Promise<void>;
}

export const makeExtendReservation =
  ({ db, clock, sessions, seats, prolongMeeting }: Dependencies): ExtendReservation =>
  async (principal, { id, seenEnd }) => {
    const reach = reachOf(principal, 'reservation.make');
    const write = async (tx: Transaction) => {
      await takeTurnToMove(tx);
      const held = await holdReservation(tx, reach, id);
      if (!held) throw new Refusal('notFound');
      if (held.cancelledAt || !isWithinSlot(held, clock.now())) throw new Refusal('meetingClosed');
      if (held.endsAt > seenEnd) return held;
      const slot = { startsAt: held.startsAt, endsAt: new Date(held.endsAt.getTime() + meetingRules.extensionMs) };
      const booker = await findBooker(tx, principal.person.userId, null);
      if (!booker) throw new Refusal('notAllowed');
      const { rules } = booker;
      if (slot.endsAt > latestEnd(slot.startsAt)) throw new Refusal('extensionTooLong');
      if (changeRefusal(rules, held, slot, clock.now())) throw new Refusal('outsideBookingHours');
      const seatUntil = heldUntil(slot, rules);
      // Nobody changes seats in the middle of a meeting.
      if ((await findSeat(tx, held, { ...slot, seatUntil }, seats)) !== held.seat) throw new Refusal('extensionTaken');
      await changeReservationRow(tx, held, { endsAt: slot.endsAt, seatUntil });
      await sessions.prolongLinksTo(tx, id, slot.endsAt);
      return { ...held, endsAt: slot.endsAt };
    };
    const extended = await againWhereTaken(seats, 'extensionTaken', () => db.transaction(write));
    await prolongMeeting(extended);
    return extended.endsAt;
  };
