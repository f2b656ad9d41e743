import type { MeetingCall } from '@mukae/contract/domain/reservation/ledger';
import type { UsageHistory } from '@mukae/contract/domain/reservation/replay';
import { and, asc, eq, getTableColumns, isNotNull, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/db/database';
import { callRecords } from '../calls/calls.tables';
import { reservations } from '../reservations/reservations.tables';
import { closedMonths, invoices, usageCursor, usageLines } from './usage.tables';

/** What a reservation says, or, where it is gone, what the line keeps of it. */
const orKept = <Value>(said: Value | null | undefined, kept: Value | null | undefined): Value | undefined =>
  said ?? kept ?? undefined;

/** All that was ever written about what was used, to be counted anew; of one moment, also while more is written. */
export const readUsageHistory = (db: Database): Promise<UsageHistory> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readAll(tx);
  });

const countedRecords = (db: Transaction) =>
  db
    .select({
      record: getTableColumns(callRecords),
      reservation: getTableColumns(reservations),
      line: getTableColumns(usageLines),
    })
    .from(callRecords)
    .leftJoin(reservations, eq(reservations.id, callRecords.reservationId))
    .leftJoin(usageLines, eq(usageLines.recordId, callRecords.id))
    .where(
      and(
        isNotNull(callRecords.reservationId),
        eq(callRecords.kind, 'entered'),
        isNotNull(callRecords.connectedAt),
        lte(callRecords.seq, sql`(select ${usageCursor.seq} from ${usageCursor})`),
      ),
    )
    .orderBy(asc(callRecords.seq));

type CountedRecord = Awaited<ReturnType<typeof countedRecords>>[number];

/** Undefined: neither reservation nor line says what it was. */
function callIn({ record, reservation, line }: CountedRecord): MeetingCall | undefined {
  const { id: recordId, seq, companyId, connectedAt, endedAt } = record;
  const startsAt = orKept(reservation?.startsAt, line?.windowFrom);
  const endsAt = orKept(reservation?.endsAt, line?.windowUntil);
  const rate = orKept(reservation?.feeRate, line?.rate);
  if (connectedAt === null || !startsAt || !endsAt || rate === undefined) return undefined;
  return { recordId, seq, companyId, connectedAt, endedAt, slot: { startsAt, endsAt }, rate };
}

async function readAll(db: Transaction): Promise<UsageHistory> {
  const counted = (await countedRecords(db)).map((found) => ({ recordId: found.record.id, call: callIn(found) }));
  const issued = await db.select().from(invoices);
  return {
    calls: counted.flatMap(({ call }) => call ?? []),
    uncountable: counted.flatMap(({ recordId, call }) => (call ? [] : [recordId])),
    lines: await db.select().from(usageLines).orderBy(asc(usageLines.id)),
    closings: await db.select().from(closedMonths),
    invoices: issued.map(({ content: { bill }, ...invoice }) => ({ ...invoice, bill })),
  };
}
