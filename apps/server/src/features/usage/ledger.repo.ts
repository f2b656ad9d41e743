import { asc, count, eq, getTableColumns, gt, inArray, max, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { callRecords } from '../calls/calls.tables';
import { reservations } from '../reservations/reservations.tables';
import { closedMonths, shortUse, usageCursor, usageLines } from './usage.tables';

export type UsageLine = typeof usageLines.$inferSelect;
export type NewUsageLine = typeof usageLines.$inferInsert;

/** Held until the transaction ends: one after the other writes into the ledger. */
export async function holdLedger(tx: Transaction): Promise<{ seq: number; invoices: number }> {
  const [cursor] = await tx.select().from(usageCursor).for('update');
  if (!cursor) throw new Error('the cursor of the ledger is missing');
  return cursor;
}

export async function isSomethingUncounted(db: Queryable): Promise<boolean> {
  const [uncounted] = await db
    .select({ seq: callRecords.seq })
    .from(callRecords)
    .where(gt(callRecords.seq, db.select({ seq: usageCursor.seq }).from(usageCursor)))
    .limit(1);
  return uncounted !== undefined;
}

/** What was recorded next, with its reservation where it has one. */
export const recordsAfter = (tx: Transaction, seq: number, limit: number) =>
  tx
    .select({
      id: callRecords.id,
      seq: callRecords.seq,
      companyId: callRecords.companyId,
      kind: callRecords.kind,
      connectedAt: callRecords.connectedAt,
      endedAt: callRecords.endedAt,
      reservationId: callRecords.reservationId,
      reservation: getTableColumns(reservations),
    })
    .from(callRecords)
    .leftJoin(reservations, eq(reservations.id, callRecords.reservationId))
    .where(gt(callRecords.seq, seq))
    .orderBy(asc(callRecords.seq))
    .limit(limit);

export const setCounted = (tx: Transaction, seq: number) => tx.update(usageCursor).set({ seq });

export const setInvoices = (tx: Transaction, invoices: number) => tx.update(usageCursor).set({ invoices });

export async function shortUsesOf(tx: Transaction, companyIds: readonly number[]): Promise<Map<number, number>> {
  const counted = await tx
    .select({ companyId: usageLines.companyId, uses: count() })
    .from(usageLines)
    .where(sql`${inArray(usageLines.companyId, [...companyIds])} and ${sql.raw(shortUse)}`)
    .groupBy(usageLines.companyId);
  return new Map(counted.map(({ companyId, uses }) => [companyId, uses]));
}

/** The last month that is closed for each company; those before it are as well. */
export async function closedUntil(tx: Transaction, companyIds: readonly number[]): Promise<Map<number, string>> {
  const closed = await tx
    .select({ companyId: closedMonths.companyId, month: max(closedMonths.month) })
    .from(closedMonths)
    .where(inArray(closedMonths.companyId, [...companyIds]))
    .groupBy(closedMonths.companyId);
  return new Map(closed.flatMap(({ companyId, month }) => (month === null ? [] : [[companyId, month]])));
}

export async function addLines(tx: Transaction, lines: NewUsageLine[]): Promise<number[]> {
  if (lines.length === 0) return [];
  const added = await tx.insert(usageLines).values(lines).returning({ id: usageLines.id });
  return added.map(({ id }) => id);
}
