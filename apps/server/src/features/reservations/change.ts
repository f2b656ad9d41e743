import { heldUntil } from '@mukae/contract/domain/reservation/bookingRules';
import { beginsSoon, mayMove } from '@mukae/contract/domain/reservation/reservation';
import { isSameTime, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { Sessions } from '#features/accounts';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { refuseUnfit } from './book';
import { type Booker, findBooker } from './bookers.repo';
import { noteDeed, takeBackFromGuest } from './deeds.repo';
import type { Invitations } from './invitations';
import { changeReservationRow, holdReservation, type ReservationRow, takeTurnToMove } from './reservations.repo';
import { findSeat } from './seats.repo';
import { againWhereTaken } from './takenMeanwhile';
import { unlessCharacterGoes } from './unlessCharacterGoes';

interface ChangedMeeting {
  id: number;
  title?: string | undefined;
  startsAt?: Date | undefined;
  endsAt?: Date | undefined;
  characterId?: number | undefined;
  guestMail?: string | undefined;
  seenVersion?: number | undefined;
}

/** Answers with the reservation as it is then. */
export type ChangeReservation = (
  principal: LoggedIn,
  change: ChangedMeeting,
  address: string,
) => Promise<ReservationRow>;

interface Dependencies {
  db: Database;
  clock: Clock;
  sessions: Sessions;
  seats: number;
  invitations: Invitations;
}

export function makeChangeReservation({ db, clock, sessions, seats, invitations }: Dependencies): ChangeReservation {
  /** Where and when it is then. */
  async function movedTo(tx: Transaction, held: ReservationRow, slot: TimeSlot, { rules }: Booker) {
    const now = clock.now();
    refuseUnfit(slot, rules, now, held);
    const seatUntil = heldUntil(slot, rules);
    const seat = await findSeat(tx, held, { ...slot, seatUntil }, seats);
    if (seat === undefined) throw new Refusal('reservationOverlap');
    return { ...slot, seat, seatUntil, remindedAt: beginsSoon(slot, now) ? now : null };
  }

  /** A link opens nothing any more once the meeting is at another time, or for somebody else. */
  async function linkAfter(tx: Transaction, held: ReservationRow, after: TimeSlot & { guestMail: string }) {
    const isForAnother = held.guestMail !== '' && held.guestMail !== after.guestMail;
    if (isSameTime(held, after) && !isForAnother) return {};
    await sessions.closeLinksTo(tx, held.id);
    return { linkVersion: held.linkVersion + 1 };
  }

  /** Whoever is not the guest any more is told that she is not, and who is instead, that she is. */
  async function noteChange(tx: Transaction, before: ReservationRow, after: ReservationRow, ownerMail: string) {
    const now = clock.now();
    const isMoved = !isSameTime(before, after);
    if (before.guestMail !== after.guestMail) {
      const { guestMail } = before;
      const slot = guestMail === '' ? undefined : await takeBackFromGuest(tx, before);
      if (slot) await noteDeed(tx, before.id, { deed: 'uninvited', slot, guestMail, ownerMail: '', now });
      if (after.guestMail !== '') {
        await noteDeed(tx, before.id, { deed: 'booked', guestMail: after.guestMail, ownerMail: '', now });
      }
    }
    const guestMail = before.guestMail === after.guestMail ? after.guestMail : '';
    const isOtherwise = before.title !== after.title || before.characterId !== after.characterId;
    if (isMoved) await noteDeed(tx, before.id, { deed: 'moved', slot: before, guestMail, ownerMail, now });
    else if (isOtherwise) await noteDeed(tx, before.id, { deed: 'changed', guestMail, ownerMail, now });
  }

  return async (principal, { id, seenVersion, ...wanted }, address) => {
    const reach = reachOf(principal, 'reservation.make');
    const write = async (tx: Transaction) => {
      // Before the row, as everywhere: two that wait for one another would wait for ever.
      if (wanted.startsAt || wanted.endsAt) await takeTurnToMove(tx);
      const held = await holdReservation(tx, reach, id);
      if (!held) throw new Refusal('notFound');
      if (seenVersion !== undefined && seenVersion !== held.version) throw new Refusal('changedMeanwhile');
      if (held.cancelledAt || !mayMove(held, clock.now())) throw new Refusal('reservationBegun');
      const { title = held.title, guestMail = held.guestMail, characterId = held.characterId } = wanted;
      const booker = await findBooker(tx, principal.person.userId, characterId);
      if (!booker) throw new Refusal('notAllowed');
      if (characterId !== held.characterId && !booker.hasCharacter) throw new Refusal('notFound');
      const slot = { startsAt: wanted.startsAt ?? held.startsAt, endsAt: wanted.endsAt ?? held.endsAt };
      await invitations.countWithin(tx, { booker, guestMail, address });
      const place = isSameTime(held, slot) ? {} : await movedTo(tx, held, slot, booker);
      const link = await linkAfter(tx, held, { ...slot, guestMail });
      const changed = { ...place, ...link, title, guestMail, characterId };
      await changeReservationRow(tx, held, changed);
      const after = { ...held, ...changed, version: held.version + 1 };
      await noteChange(tx, held, after, principal.person.loginId);
      return after;
    };
    return unlessCharacterGoes(() => againWhereTaken(seats, 'reservationOverlap', () => db.transaction(write)));
  };
}
