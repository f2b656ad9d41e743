import { bookingRefusal, heldUntil } from '@mukae/contract/domain/reservation/bookingRules';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { mayWaitFor, waitingMax } from '@mukae/contract/domain/reservation/waiting';
import type { Language } from '@mukae/contract/language';
import { holdUser } from '#features/accounts';
import type { MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { isDatabaseAway } from '#platform/db/failures';
import type { Logger } from '#platform/log/logger';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { refuseUnfit } from './book';
import { findBooker } from './bookers.repo';
import { freeAgainMail } from './reservations.mails';
import { hasFreeSeat } from './seats.repo';
import { addWaiting, countWaiting, findWaiting, forgetSettled, freeWaiting, removeWaiting } from './waitingList.repo';

/** Who wants a slot that is taken hears of it when it is free. */
export interface WaitingList {
  add(
    principal: LoggedIn,
    slot: TimeSlot,
    telling: { language: Language; publicUrl: string | undefined },
    noteAdded: NoteAdded,
  ): Promise<number>;
  remove(principal: LoggedIn, id: number): Promise<void>;
  tell(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  mailAllowance: MailAllowance;
  seats: number;
}

/** A stop waits for a round, not for all who wait. */
const waitingPerRound = 50;

export function makeWaitingList({ db, clock, log, outbox, mailAllowance, seats }: Dependencies): WaitingList {
  type Waiting = Awaited<ReturnType<typeof freeWaiting>>[number];

  /** Those who cannot be told now do not stand in the way of those behind them: the next round goes on there. */
  let lastSeen = 0;

  async function tellOne({ waiting, mail }: Waiting): Promise<void> {
    const { id, userId, companyId, language, publicUrl } = waiting;
    const calendarUrl = publicUrl === null ? undefined : `${publicUrl}/app/reservation/calendar`;
    await db.transaction(async (tx) => {
      // Told once, whoever tells.
      if (!(await removeWaiting(tx, userId, id))) return;
      await mailAllowance.take(tx, { companyId, address: null }, 1);
      await outbox.post(tx, freeAgainMail(mail, waiting, language, calendarUrl));
    });
  }

  async function addWithinLimit(tx: Transaction, wanted: Parameters<typeof addWaiting>[1]): Promise<number> {
    if ((await countWaiting(tx, wanted.userId)) >= waitingMax) throw new Refusal('waitingFull');
    return addWaiting(tx, wanted);
  }

  return {
    async add({ person }, { startsAt, endsAt }, { language, publicUrl }, noteAdded) {
      const booker = await findBooker(db, person.userId, null);
      if (!booker) throw new Refusal('notAllowed');
      const slot = { startsAt, endsAt };
      const now = clock.now();
      refuseUnfit(slot, booker.rules, now);
      if (!mayWaitFor(slot, now)) throw new Refusal('waitingTooLate');
      const { signageId, rules } = booker;
      const seat = { ...slot, signageId, seatUntil: heldUntil(slot, rules) };
      if (await hasFreeSeat(db, seat, seats)) throw new Refusal('slotFree');
      return db.transaction(async (tx) => {
        // Held: what she asks for at the same time is counted one after the other.
        if (!(await holdUser(tx, person.userId))) throw new Refusal('notAllowed');
        const telling = { language, publicUrl: publicUrl ?? null };
        const wanted = { ...slot, ...telling, companyId: booker.companyId, userId: person.userId, createdAt: now };
        const id = (await findWaiting(tx, person.userId, slot)) ?? (await addWithinLimit(tx, wanted));
        await noteAdded(tx, id);
        return id;
      });
    },
    async remove({ person }, id) {
      if (!(await removeWaiting(db, person.userId, id))) throw new Refusal('notFound');
    },
    async tell() {
      const now = clock.now();
      await forgetSettled(db, now);
      const free = await freeWaiting(db, now, { seats, after: lastSeen, max: waitingPerRound });
      lastSeen = free.length < waitingPerRound ? 0 : (free.at(-1)?.waiting.id ?? 0);
      for (const one of free) {
        if (bookingRefusal(one.rules, one.waiting, now)) continue;
        await tellOne(one).catch((failure: unknown) => {
          if (isDatabaseAway(failure)) throw failure;
          const waiting = one.waiting.id;
          if (failure instanceof Refusal) log.info({ waiting, error: failure.error }, 'who waits is not told yet');
          else log.error({ waiting, err: failure }, 'who waits could not be told yet that a slot is free');
        });
      }
    },
  };
}
