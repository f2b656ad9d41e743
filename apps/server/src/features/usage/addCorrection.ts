import type { InputOf } from '@mukae/contract/calls/call';
import type { usageCalls } from '@mukae/contract/calls/usage';
import { firstOpenMonth } from '@mukae/contract/domain/reservation/closing';
import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import type { Audit } from '#features/audit';
import { companyNames } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { NoteAdded } from '#platform/once/once';
import { Refusal } from '#platform/refusals/refusal';
import { reservationToCorrect } from './corrections.repo';
import { addLines, closedUntil, holdLedger } from './ledger.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
}

type WantedCorrection = InputOf<typeof usageCalls.addCorrection>;

export type AddCorrection = (principal: LoggedIn, wanted: WantedCorrection, noteAdded: NoteAdded) => Promise<number>;

/** Nothing that was written is changed: what was wrong is set right by a line of its own, in the month that is open. */
export const makeCorrections =
  ({ db, clock, audit }: Dependencies): AddCorrection =>
  ({ person }, { targetCompanyId: companyId, reservationId, amount, reason }, noteAdded) =>
    db.transaction(async (tx) => {
      await holdLedger(tx);
      const name = (await companyNames(tx, [companyId])).get(companyId);
      const reservation =
        reservationId === undefined ? undefined : await reservationToCorrect(tx, companyId, reservationId);
      if (name === undefined || (reservationId !== undefined && !reservation)) throw new Refusal('notFound');
      const now = clock.now();
      const month = firstOpenMonth(japanMonth(now), (await closedUntil(tx, [companyId])).get(companyId));
      const [id] = await addLines(tx, [
        {
          kind: 'correction',
          companyId,
          month,
          userId: reservation?.userId,
          userName: reservation?.userName ?? '',
          reservationId,
          title: reservation?.title ?? '',
          windowFrom: reservation?.startsAt,
          windowUntil: reservation?.endsAt,
          talkedFrom: now,
          talkedUntil: now,
          minutes: 0,
          rate: 0,
          fee: 0,
          isFree: false,
          amount,
          reason,
          byId: person.userId,
          byName: person.name,
          writtenAt: now,
        },
      ]);
      if (id === undefined) throw new Error('the correction was not added');
      await audit.record(tx, person, {
        companyId,
        action: 'usage.corrected',
        subject: name,
        changes: [
          { field: 'amount', from: '', to: String(amount) },
          { field: 'reason', from: '', to: reason },
          ...(reservation ? [{ field: 'reservation', from: '', to: reservationNumber(reservation.id) }] : []),
        ],
      });
      await noteAdded(tx, id);
      return id;
    });
