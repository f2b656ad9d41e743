import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';

/** The id of a row that is written later: files that are named after it can be stored first. */
export async function reserveId(db: Database, table: PgTable): Promise<number> {
  const sequence = sql`pg_get_serial_sequence(${getTableName(table)}, 'id')`;
  const { rows } = await db.execute<{ id: string }>(sql`select nextval(${sequence}) as id`);
  return Number(rows[0]?.id);
}
