import pg from 'pg';
import { Wires } from './wires';

/** A lock of the database that is held as long as one connection lasts. */
export interface HeldLock {
  release(): void;
}

/** How often it is tried whether the connection still lasts, and how long an answer may take. */
const checkMs = 1000;
const startMs = 5000;
/** The database lets go of a lock whose holder's machine is gone. */
const keepalives = 'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3';

/** Undefined: somebody else holds it. `lost` is said once, when the connection is gone or does not answer. */
export async function takeAdvisoryLock(
  url: string,
  { key, isShared }: { key: number; isShared: boolean },
  lost: () => void,
): Promise<HeldLock | undefined> {
  const wires = new Wires();
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: startMs, stream: wires.lay });
  let timer: NodeJS.Timeout | undefined;
  let isTaken = false;
  let isOver = false;

  function end(): void {
    clearTimeout(timer);
    wires.cut();
  }

  function lose(): void {
    if (isOver) return;
    isOver = true;
    end();
    if (isTaken) lost();
  }

  function check(): void {
    // After a standstill of our own, an answer that has arrived meanwhile is read first.
    timer = setTimeout(() => setImmediate(() => isAwaited && lose()), checkMs);
    let isAwaited = true;
    client.query('select 1').then(() => {
      isAwaited = false;
      clearTimeout(timer);
      if (!isOver) timer = setTimeout(check, checkMs);
    }, lose);
  }

  client.on('error', lose);
  client.on('end', lose);
  try {
    await client.connect();
    await client.query(keepalives);
    const take = isShared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock';
    const { rows } = await client.query<{ isTaken: boolean }>(`select ${take}($1) as "isTaken"`, [key]);
    if (!rows[0]?.isTaken) throw new Taken();
    if (isOver) throw new Error('the connection was lost');
  } catch (failure) {
    isOver = true;
    end();
    if (failure instanceof Taken) return undefined;
    throw failure;
  }
  isTaken = true;
  check();
  return {
    release() {
      isOver = true;
      end();
    },
  };
}

class Taken extends Error {}
