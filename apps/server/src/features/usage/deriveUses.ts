import { type MeetingCall, usesOf } from '@mukae/contract/domain/reservation/ledger';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import {
  addLines,
  closedUntil,
  holdLedger,
  isSomethingUncounted,
  recordsAfter,
  setCounted,
  shortUsesOf,
} from './ledger.repo';

/** So many records are read in one transaction. */
const recordsAtOnce = 500;

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
}

type CallRecord = Awaited<ReturnType<typeof recordsAfter>>[number];
type Reservation = NonNullable<CallRecord['reservation']>;

/**
 * Writes what was talked into the ledger. The place up to which records were read moves in the transaction that writes
 * the lines, and is held meanwhile: nothing is counted twice or lost, whoever else counts and whatever ends in between.
 */
export function makeDerivation({ db, clock, log }: Dependencies): () => Promise<void> {
  function meetingCall({ id, reservationId, reservation, connectedAt, ...record }: CallRecord) {
    if (reservationId === null || record.kind !== 'entered' || connectedAt === null) return [];
    if (!reservation) {
      log.error({ record: id, reservation: reservationId }, 'a call cannot be billed: its reservation is gone');
      return [];
    }
    const call: MeetingCall & { reservation: Reservation } = {
      recordId: id,
      seq: record.seq,
      companyId: record.companyId,
      connectedAt,
      endedAt: record.endedAt,
      slot: { startsAt: reservation.startsAt, endsAt: reservation.endsAt },
      rate: reservation.feeRate,
      reservation,
    };
    return [call];
  }

  async function countSome(tx: Transaction): Promise<boolean> {
    const { seq } = await holdLedger(tx);
    const records = await recordsAfter(tx, seq, recordsAtOnce);
    const last = records.at(-1);
    if (!last) return false;
    const calls = records.flatMap(meetingCall);
    const companyIds = [...new Set(calls.map(({ companyId }) => companyId))];
    if (companyIds.length > 0) {
      const closed = await closedUntil(tx, companyIds);
      const uses = usesOf(calls, {
        shortUses: await shortUsesOf(tx, companyIds),
        closedUntil: (companyId) => closed.get(companyId),
      });
      await addLines(
        tx,
        uses.map(({ call: { recordId, companyId, slot, reservation }, use, month }) => ({
          ...use,
          kind: 'use',
          companyId,
          month,
          recordId,
          reservationId: reservation.id,
          userId: reservation.userId,
          userName: reservation.userName,
          title: reservation.title,
          windowFrom: slot.startsAt,
          windowUntil: slot.endsAt,
          reason: '',
          byName: '',
          writtenAt: clock.now(),
        })),
      );
    }
    await setCounted(tx, last.seq);
    return records.length === recordsAtOnce;
  }

  return async () => {
    if (!(await isSomethingUncounted(db))) return;
    while (await db.transaction(countSome));
  };
}
