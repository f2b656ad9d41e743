import {
  type BookingRules,
  bookingRefusal,
  changeRefusal,
  heldUntil,
} from '@mukae/contract/domain/reservation/bookingRules';
import { slotFault, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { Language } from '@mukae/contract/language';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { OnceMark } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { findBooker } from './bookers.repo';
import type { Invitations } from './invitations';
import { bookFreeSeat } from './reservations.repo';
import { unlessCharacterGoes } from './unlessCharacterGoes';

interface WantedMeeting extends TimeSlot {
  title: string;
  characterId: number;
  guestMail: string;
}

/** In which words those concerned are told, with which address of the service, and from where. */
interface Telling {
  language: Language;
  publicUrl: string | undefined;
  address: string;
}

export type Book = (
  principal: LoggedIn,
  wanted: WantedMeeting,
  telling: Telling,
  mark: OnceMark | undefined,
) => Promise<number>;

interface Dependencies {
  db: Database;
  clock: Clock;
  seats: number;
  invitations: Invitations;
}

/** Throws what is wrong with a slot, whoever else wants it; `before`: the one whose place it is to take. */
export function refuseUnfit(slot: TimeSlot, rules: BookingRules, now: Date, before?: TimeSlot): void {
  const found = slotFault(slot, now);
  if (found) throw new Refusal('badInput', { faults: [{ field: found.at, fault: found.fault }] });
  const refusal = before ? changeRefusal(rules, before, slot, now) : bookingRefusal(rules, slot, now);
  if (refusal) throw new Refusal(refusal);
}

export function makeBook({ db, clock, seats, invitations }: Dependencies): Book {
  type Row = Parameters<typeof bookFreeSeat>[1];

  /** Where somebody was faster another seat may be free; each time it is one fewer. */
  async function book(row: Row, mark: OnceMark | undefined): Promise<number> {
    for (let tries = 0; tries <= seats; tries += 1) {
      const booking = await bookFreeSeat(db, row, seats, mark);
      if ('id' in booking) return booking.id;
      if (!booking.isFree) break;
      if (!booking.mayBook) throw new Refusal('notAllowed');
    }
    throw new Refusal('reservationOverlap');
  }

  return async ({ person }, { startsAt, endsAt, ...wanted }, { language, publicUrl, address }, mark) => {
    const booker = await findBooker(db, person.userId, wanted.characterId);
    if (!booker) throw new Refusal('notAllowed');
    if (!booker.hasCharacter) throw new Refusal('notFound');
    const { signageId, companyId, feeRate, rules } = booker;
    const now = clock.now();
    refuseUnfit({ startsAt, endsAt }, rules, now);
    await invitations.count({ booker, guestMail: wanted.guestMail, address });
    const row = {
      ...wanted,
      startsAt,
      endsAt,
      seatUntil: heldUntil({ startsAt, endsAt }, rules),
      companyId,
      userId: person.userId,
      userName: person.name,
      ownerMail: person.loginId,
      signageId,
      feeRate,
      language,
      publicUrl: publicUrl ?? null,
      createdAt: now,
    };
    return unlessCharacterGoes(() => book(row, mark));
  };
}
