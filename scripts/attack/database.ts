import { secretFromFile } from '@mukae/server/platform/config/secrets';
import { connect } from '@mukae/server/platform/db/database';
import { urlOf } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { runningPostmaster } from '@mukae/server/platform/db/embedded/postmaster';
import { makeLogger } from '@mukae/server/platform/log/logger';
import { type SQL, sql } from 'drizzle-orm';
import type { Target } from './target';

async function postmasterOf({ databaseFolder }: Target) {
  const running = await runningPostmaster(databaseFolder);
  if (!running) throw new Error('the database does not run');
  return running;
}

export const postmasterPid = async (target: Target): Promise<number> => (await postmasterOf(target)).pid;

async function ask(target: Target, query: SQL): Promise<{ pid: number }[]> {
  const { port } = await postmasterOf(target);
  const { db, close } = connect(urlOf(port, await secretFromFile(target.dataDir, 'database')), makeLogger('silent'));
  try {
    return (await db.execute<{ pid: number }>(query)).rows;
  } finally {
    await close();
  }
}

export const databaseAnswers = (target: Target): Promise<boolean> =>
  ask(target, sql`select pg_backend_pid() as pid`).then(
    () => true,
    () => false,
  );

/** The numbers of all processes of the database but the first, or of those that serve a writer. */
export async function databasePids(target: Target, who: 'all' | 'writers'): Promise<number[]> {
  const processes = await ask(
    target,
    who === 'all'
      ? sql`select pid from pg_stat_activity where pid <> pg_backend_pid()`
      : sql`select pid from pg_stat_activity where state like 'idle in transaction%' or query ilike 'insert%'`,
  );
  return processes.map(({ pid }) => pid);
}
