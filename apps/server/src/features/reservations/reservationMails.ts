import { laterOf } from '@mukae/contract/domain/time/order';
import type { MailAllowance } from '#features/companies';
import type { Outbox } from '#features/outbox';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { isDatabaseAway } from '#platform/db/failures';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import { holdUntoldDeed, markTold, postponeDeed, postponeDeedsOf, type UntoldDeed } from './deeds.repo';
import type { SignedLinks } from './meetingLinks';
import { ownerMailOf } from './owners.repo';
import { holdUnreminded, noteReminded } from './reminders.repo';
import { isEnd, type MailedDeed, type MailedMeeting, reservationMail } from './reservations.mails';
import { linkTo } from './reservations.present';
import type { ReservationRow } from './reservations.repo';

/** Those concerned hear by mail what is done with a reservation, and that it begins soon. */
export interface ReservationMails {
  tellDeeds(): Promise<void>;
  remind(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  outbox: Outbox;
  mailAllowance: MailAllowance;
  links: SignedLinks;
  /** From whose address they come. */
  organizer: string;
}

/** A stop waits for a round, not for the whole queue. */
const mailsPerRound = 20;
/** What a company may not send any more today is tried again after this long. */
const pauseMs = 60 * 60 * 1000;

export function makeReservationMails(parts: Dependencies): ReservationMails {
  const { db, clock, log, outbox, mailAllowance, links, organizer } = parts;
  async function mailed(row: ReservationRow, before: MailedMeeting['before']): Promise<MailedMeeting> {
    const { id, title, startsAt, endsAt, version, cancelReason } = row;
    const link = linkTo(row.publicUrl, await links.sign(row));
    return { id, title, startsAt, endsAt, version, cancelReason, link, before, toldAt: clock.now() };
  }

  /** All that belong together, or none. */
  async function post(
    tx: Transaction,
    row: ReservationRow,
    deed: MailedDeed,
    readers: Readers,
    meeting: MailedMeeting,
  ) {
    const to = (['owner', 'guest'] as const).filter((audience) => readers[audience] !== '');
    if (to.length === 0) return;
    await mailAllowance.take(tx, { companyId: row.companyId, address: null }, to.length);
    for (const audience of to) {
      await outbox.post(tx, reservationMail(readers[audience], audience, deed, meeting, row.language, organizer));
    }
  }

  async function tell(tx: Transaction, event: UntoldDeed): Promise<void> {
    const { reservation, deed, startedAt, endedAt, guestMail, ownerMail } = event;
    const noted = startedAt && endedAt && { startsAt: startedAt, endsAt: endedAt };
    const before = isEnd(deed) ? null : noted;
    // Who expects it at another time has to know, also when the new one is over already.
    const lastEnd = before ? laterOf(before.endsAt, reservation.endsAt) : reservation.endsAt;
    if (isEnd(deed) || lastEnd > clock.now()) {
      const readers = { owner: ownerMail, guest: guestMail };
      const meeting = await mailed(reservation, before);
      // What is over is over at the time that its reader knew.
      await post(tx, reservation, deed, readers, isEnd(deed) ? { ...meeting, ...noted } : meeting);
    }
    await markTold(tx, event.id, clock.now());
  }

  /** What a company may not cause any more today holds up all of its mails, whatever else is wrong only those of that reservation. */
  async function putOff({ id, reservationId, reservation }: UntoldDeed, failure: unknown): Promise<void> {
    const now = clock.now();
    const later = new Date(now.getTime() + pauseMs);
    if (failure instanceof Refusal) {
      const { companyId } = reservation;
      log.info({ companyId, error: failure.error }, 'mails about reservations are not sent yet');
      await postponeDeedsOf(db, companyId, now, later);
    } else {
      log.error({ reservationId, err: failure }, 'what became of a reservation could not be told yet');
      await postponeDeed(db, id, later);
    }
  }

  /** False: there was none. */
  async function tellNext(): Promise<boolean> {
    let held: UntoldDeed | undefined;
    try {
      return await db.transaction(async (tx) => {
        held = await holdUntoldDeed(tx, clock.now());
        if (held) await tell(tx, held);
        return held !== undefined;
      });
    } catch (failure) {
      if (!held || isDatabaseAway(failure)) throw failure;
      await putOff(held, failure);
      return true;
    }
  }

  async function remindNext(): Promise<boolean> {
    let held: ReservationRow | undefined;
    try {
      return await db.transaction(async (tx) => {
        held = await holdUnreminded(tx, clock.now());
        if (!held) return false;
        await noteReminded(tx, held.id, clock.now());
        const readers = { owner: await ownerMailOf(tx, held.userId), guest: held.guestMail };
        await post(tx, held, 'reminder', readers, await mailed(held, null));
        return true;
      });
    } catch (failure) {
      if (!held || isDatabaseAway(failure)) throw failure;
      // Nobody is reminded afterwards: what cannot be sent now is not sent.
      const reservationId = held.id;
      if (failure instanceof Refusal)
        log.info({ reservationId, error: failure.error }, 'nobody was reminded of a meeting');
      else log.error({ reservationId, err: failure }, 'nobody could be reminded of a meeting');
      await noteReminded(db, held.id, clock.now());
      return true;
    }
  }

  const untilNone = async (next: () => Promise<boolean>): Promise<void> => {
    for (let told = 0; told < mailsPerRound && (await next()); told += 1);
  };

  return { tellDeeds: () => untilNone(tellNext), remind: () => untilNone(remindNext) };
}

type Readers = Readonly<Record<'owner' | 'guest', string>>;
