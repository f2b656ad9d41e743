import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationLock = 7_361_001;

/** Brings the tables up to date. Several nodes may start at once: one migrates, the others wait for it. */
export async function migrate(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await run(drizzle({ client }), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
