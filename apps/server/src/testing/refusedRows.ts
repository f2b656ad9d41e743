import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#platform/db/database';

/** For as long as the work lasts the database refuses to add rows to a table, or to change any. */
export async function whileRefused(
  db: Database,
  deed: 'insert' | 'update',
  table: PgTable,
  work: () => Promise<void>,
): Promise<void> {
  const [before, name] = [sql.raw(deed), sql.identifier(getTableName(table))];
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$`);
  await db.execute(sql`create trigger refused before ${before} on ${name} execute function refuse()`);
  try {
    await work();
  } finally {
    await db.execute(sql`drop function refuse cascade`);
  }
}
