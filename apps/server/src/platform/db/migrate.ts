import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as run } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const startLock = 7_361_001;

/**
 * Brings the tables up to date, then does what else a start has to do once. Several nodes may start at the same time:
 * one does it, the others wait for it.
 */
export async function migrate<Result>(url: string, folder: string, thenOnce: () => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Whoever waits for an answer is told; unheard, it would end the process beside that.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await run(drizzle({ client }), { migrationsFolder: folder });
    return await thenOnce();
  } finally {
    await client.end();
  }
}
