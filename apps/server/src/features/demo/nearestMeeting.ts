import { endOfDay, nextOnGrid, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { earlierOf } from '@mukae/contract/domain/time/order';
import type { Language } from '@mukae/contract/language';
import { findByLoginId } from '#features/accounts';
import { bookFreeSeat, findBooker, listAhead } from '#features/reservations';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { demoAccounts } from './demoAccounts';

interface Wanted {
  now: Date;
  seats: number;
  language: Language;
  publicUrl: string | undefined;
}

const minuteMs = 60 * 1000;
/** One that begins that soon is as good as a new one. */
const nearMs = 10 * minuteMs;
const title = 'はじめてのご相談';

/** Half an hour from the next minute on, and no longer than its day; what is left of a day may be too little for that. */
function slotSoon(now: Date): TimeSlot {
  const midnight = endOfDay(now);
  const isLate = midnight.getTime() - now.getTime() < nearMs;
  const startsAt = isLate ? midnight : new Date(now.getTime() + minuteMs);
  const endsAt = nextOnGrid(new Date(startsAt.getTime() + 30 * minuteMs));
  return { startsAt, endsAt: earlierOf(endsAt, endOfDay(startsAt)) };
}

/** A meeting of the demo's guest that goes on or is near; else one that begins soon, so that the waiting room can be seen, too. */
export async function nearestMeeting(
  db: Database,
  { now, seats, language, publicUrl }: Wanted,
): Promise<{ id: number; linkVersion: number }> {
  const guest = await findByLoginId(db, demoAccounts.guest.loginId);
  const booker = guest && (await findBooker(db, guest.id, null));
  if (!booker) throw new Refusal('notFound');
  const [next] = await listAhead(db, guest.id, now);
  if (next && next.startsAt.getTime() - now.getTime() <= nearMs) return next;
  const { startsAt, endsAt } = slotSoon(now);
  const { signageId, companyId, feeRate } = booker;
  const slot = { startsAt, endsAt, seatUntil: endsAt };
  const who = { companyId, userId: guest.id, userName: guest.name, ownerMail: guest.loginId, signageId };
  const what = { title, characterId: guest.characterId, guestMail: '', feeRate };
  const telling = { language, publicUrl: publicUrl ?? null, createdAt: now };
  const booking = await bookFreeSeat(db, { ...slot, ...who, ...what, ...telling }, seats);
  if (!('id' in booking)) throw new Refusal('reservationOverlap');
  return { id: booking.id, linkVersion: 1 };
}
