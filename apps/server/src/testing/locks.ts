import { sql } from 'drizzle-orm';
import { holdCompany } from '#features/companies';
import type { Database } from '#platform/db/database';

/** Whatever is counted for the company waits until that is done. */
export const holdingCompany = (db: Database, companyId: number, meanwhile: () => Promise<void>): Promise<void> =>
  db.transaction(async (tx) => {
    await holdCompany(tx, companyId);
    await meanwhile();
  });

/** How many wait for what somebody else holds. */
export async function waitingForLocks(db: Database): Promise<number> {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await db.execute(waiting)).rows.length;
}
