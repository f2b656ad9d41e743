import { asc, eq, gt } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { resetRequests } from './accounts.tables';

export type ResetRequest = typeof resetRequests.$inferSelect;

export const addResetRequest = (db: Queryable, request: typeof resetRequests.$inferInsert) =>
  db.insert(resetRequests).values(request);

/** In the order in which they were asked for. */
export const resetRequestsAfter = (db: Queryable, id: number, most: number): Promise<ResetRequest[]> =>
  db.select().from(resetRequests).where(gt(resetRequests.id, id)).orderBy(asc(resetRequests.id)).limit(most);

/** False when another node was faster. */
export async function takeResetRequest(db: Queryable, id: number): Promise<boolean> {
  const taken = await db.delete(resetRequests).where(eq(resetRequests.id, id)).returning({ id: resetRequests.id });
  return taken.length > 0;
}
