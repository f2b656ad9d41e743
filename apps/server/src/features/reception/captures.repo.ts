import { eq, lt } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { captures } from './reception.tables';

export type Capture = typeof captures.$inferSelect;

/** In place of one whose file was lost. False: there is one already. */
export async function addCapture(tx: Transaction, capture: Capture, lost: string | null): Promise<boolean> {
  const { file, takenAt } = capture;
  const added = await tx
    .insert(captures)
    .values(capture)
    .onConflictDoUpdate({ target: captures.requestId, set: { file, takenAt }, setWhere: eq(captures.file, lost ?? '') })
    .returning({ id: captures.requestId });
  return added.length > 0;
}

export async function findCapture(db: Queryable, requestId: string): Promise<Capture | undefined> {
  const [found] = await db.select().from(captures).where(eq(captures.requestId, requestId));
  return found;
}

export const capturesBefore = (db: Queryable, time: Date): Promise<Capture[]> =>
  db.select().from(captures).where(lt(captures.takenAt, time));

/** False when somebody else was faster. */
export async function removeCapture(tx: Transaction, requestId: string): Promise<boolean> {
  const isOne = eq(captures.requestId, requestId);
  const removed = await tx.delete(captures).where(isOne).returning({ requestId: captures.requestId });
  return removed.length > 0;
}
