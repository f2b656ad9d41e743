import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { resetRequests } from './accounts.tables';

export type ResetRequest = typeof resetRequests.$inferSelect;

export const addResetRequest = (db: Queryable, request: typeof resetRequests.$inferInsert) =>
  db.insert(resetRequests).values(request);

export const oldestResetRequests = (db: Queryable, most: number): Promise<ResetRequest[]> =>
  db.select().from(resetRequests).orderBy(asc(resetRequests.id)).limit(most);

/** False when another node was faster. */
export async function takeResetRequest(tx: Transaction, id: number): Promise<boolean> {
  const taken = await tx.delete(resetRequests).where(eq(resetRequests.id, id)).returning({ id: resetRequests.id });
  return taken.length > 0;
}
