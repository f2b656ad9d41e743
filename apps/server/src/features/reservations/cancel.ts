import { mayCancel, reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import { isSameTime } from '@mukae/contract/domain/reservation/slot';
import type { Sessions } from '#features/accounts';
import type { Audit } from '#features/audit';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { noteDeed, takeBackFromAll } from './deeds.repo';
import { ownerMailOf } from './owners.repo';
import { changeReservationRow, holdAhead, holdReservation, type ReservationRow } from './reservations.repo';

/** A reservation that nobody is to be in any more. */
type Called = Pick<ReservationRow, 'id' | 'companyId' | 'signageId'>;

export interface Cancellations {
  cancel(principal: LoggedIn, id: number, reason: string): Promise<void>;
  /** All that somebody has before her, in the transaction in which she goes. What goes on in them ends afterwards: `ended`. */
  cancelAhead(tx: Transaction, user: { id: number; loginId: string }, reason: string): Promise<Called[]>;
  ended(cancelled: readonly Called[]): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  sessions: Sessions;
  /** Whoever is in it is led out. */
  endMeeting(cancelled: Called): Promise<void>;
}

export function makeCancellations({ db, clock, audit, sessions, endMeeting }: Dependencies): Cancellations {
  async function write(tx: Transaction, held: ReservationRow, ownerMail: string, reason: string): Promise<void> {
    const now = clock.now();
    await changeReservationRow(tx, held, { cancelledAt: now, cancelReason: reason });
    const known = await takeBackFromAll(tx, held, now);
    const [slot, guestMail] = [known.owner ?? held, known.guest ? held.guestMail : ''];
    // Each hears of the time that she knew.
    if (known.guest && guestMail !== '' && !isSameTime(known.guest, slot)) {
      await noteDeed(tx, held.id, { deed: 'cancelled', slot, guestMail: '', ownerMail, now });
      await noteDeed(tx, held.id, { deed: 'cancelled', slot: known.guest, guestMail, ownerMail: '', now });
    } else await noteDeed(tx, held.id, { deed: 'cancelled', slot, guestMail, ownerMail, now });
    await sessions.closeLinksTo(tx, held.id);
  }

  async function ended(cancelled: readonly Called[]): Promise<void> {
    for (const one of cancelled) await endMeeting(one);
  }

  return {
    ended,
    async cancel(principal, id, reason) {
      const { person } = principal;
      const cancelled = await db.transaction(async (tx) => {
        const held = await holdReservation(tx, reachOf(principal, 'reservation.cancel'), id);
        if (!held) throw new Refusal('notFound');
        // Said again: it is.
        if (held.cancelledAt) return undefined;
        if (!mayCancel(held, clock.now())) throw new Refusal('cancelOver');
        const isOwn = held.userId === person.userId;
        if (!isOwn && reason === '')
          throw new Refusal('badInput', { faults: [{ field: 'reason', fault: 'required' }] });
        await write(tx, held, await ownerMailOf(tx, held.userId), reason);
        if (isOwn) return held;
        await audit.record(tx, person, {
          companyId: held.companyId,
          action: 'reservation.cancelled',
          subject: reservationNumber(id),
          changes: [{ field: 'reason', from: '', to: reason }],
        });
        return held;
      });
      if (cancelled) await ended([cancelled]);
    },
    async cancelAhead(tx, { id, loginId }, reason) {
      const ahead = await holdAhead(tx, id, clock.now());
      for (const held of ahead) await write(tx, held, loginId, reason);
      return ahead;
    },
  };
}
