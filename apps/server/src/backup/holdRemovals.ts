import pg from 'pg';
import { StartFailure } from '#platform/config/startFailure';
import { removalLock } from '#platform/storage/removalLock';

/** A holder that says nothing for a minute holds nothing any more, whatever became of it. */
const silenceMs = 60_000;
const waitMs = 3000;

interface RemovalHold {
  /** False when it was lost, and files may have left since. */
  release(): Promise<boolean>;
}

const isLockTaken = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === '55P03';

/** No file leaves the storage from now on, however many nodes are at work, until it is released. */
export async function holdRemovals(url: string): Promise<RemovalHold> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: waitMs });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      `set local idle_in_transaction_session_timeout = ${silenceMs}; set local lock_timeout = ${waitMs}`,
    );
    await client.query('select pg_advisory_xact_lock($1)', [removalLock]);
  } catch (failure) {
    await client.end();
    if (isLockTaken(failure)) throw new StartFailure('Another backup of this database is under way.');
    throw failure;
  }
  const answers = () =>
    client.query('select 1').then(
      () => true,
      () => false,
    );
  const timer = setInterval(() => void answers(), silenceMs / 6);
  return {
    async release() {
      clearInterval(timer);
      // It is one transaction: if it still lasts, it was never interrupted.
      const isHeld = await answers();
      await client.end();
      return isHeld;
    },
  };
}
