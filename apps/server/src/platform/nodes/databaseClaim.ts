import { setTimeout as passed } from 'node:timers/promises';
import { StartFailure } from '../config/startFailure';
import { type HeldLock, takeAdvisoryLock } from '../db/advisoryLock';
import type { Logger } from '../log/logger';
import type { Tenure } from './tenure';

/** By whom a database is served: by one process alone, or by nodes together. */
export interface DatabaseClaim extends Tenure {
  release(): void;
}

const claimKey = 7_361_020;
const retryMs = 500;
/** The database may not have noticed yet that the process before this one is gone. */
const successionMs = 3000;

type Claimant = 'alone' | 'amongNodes';

const othersAre: Record<Claimant, string> = {
  alone: 'Another process serves this database already: several nodes need REDIS_URL.',
  amongNodes: 'A process without REDIS_URL serves this database: give it the same REDIS_URL, or end it.',
};

async function takeSoon(url: string, claimant: Claimant, lost: () => void): Promise<HeldLock> {
  const deadline = performance.now() + successionMs;
  for (;;) {
    const lock = await takeAdvisoryLock(url, { key: claimKey, isShared: claimant === 'amongNodes' }, lost);
    if (lock) return lock;
    if (performance.now() > deadline) {
      throw new StartFailure(othersAre[claimant]);
    }
    await passed(retryMs / 5);
  }
}

/** Taken at the start or never; when it is lost it is asked for again, and until then nothing is certain. */
export async function claimDatabase(url: string, claimant: Claimant, log: Logger): Promise<DatabaseClaim> {
  const wanted = { key: claimKey, isShared: claimant === 'amongNodes' };
  let isReleased = false;
  let tenures = 1;
  let retry: NodeJS.Timeout | undefined;
  let lock: HeldLock | undefined = await takeSoon(url, claimant, lost);

  function lost(): void {
    lock = undefined;
    if (isReleased) return;
    log.warn('the claim on the database is lost: desks are not served until it is had again');
    again();
  }

  function again(): void {
    retry = setTimeout(() => {
      takeAdvisoryLock(url, wanted, lost).then(regained, again);
    }, retryMs);
  }

  function regained(taken: HeldLock | undefined): void {
    if (isReleased) taken?.release();
    else if (!taken) again();
    else {
      lock = taken;
      tenures += 1;
      log.info('the claim on the database is had again');
    }
  }

  return {
    current: () => (lock ? tenures : undefined),
    release() {
      isReleased = true;
      clearTimeout(retry);
      lock?.release();
      lock = undefined;
    },
  };
}
