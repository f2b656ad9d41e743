import { and, asc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Database, Queryable, Transaction } from '../db/database';
import type { Logger } from '../log/logger';
import { removalsGoOn } from './removalLock';
import type { Storage } from './storage';
import { strayFiles } from './strayFiles.tables';

/** A file is stored and gets its row in much less time. */
const graceMs = 60 * 60 * 1000;

/**
 * Knows the files that no row names, so that none stays for ever when something breaks off in between. Written down
 * because not every storage may be listed. The storage may be far away and slow: it is never waited for in a transaction.
 */
export interface StrayFiles {
  /** Stores a file that no row names yet. */
  put(key: string, content: Buffer): Promise<void>;
  /** The same for a file on disk, which may be gone afterwards. */
  putFile(key: string, path: string): Promise<void>;
  /** In the transaction of the row that names it. */
  claim(tx: Transaction, key: string): Promise<void>;
  /** In the transaction that takes its row away; `remove` follows. */
  release(tx: Transaction, key: string): Promise<void>;
  /** As well as the storage can at the moment: what it does not remove now, a later sweep does. */
  remove(key: string): Promise<void>;
  /** Removes what nobody has claimed for a while. */
  sweep(): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  storage: Storage;
  log: Logger;
}

export function makeStrayFiles({ db, clock, storage, log }: Dependencies): StrayFiles {
  const note = async (db: Queryable, key: string): Promise<void> => {
    await db.insert(strayFiles).values({ key, since: clock.now() });
  };

  /** Whoever claims it at the same moment is either first, and keeps it, or learns that it is gone. While a backup runs none leaves. */
  async function mayLeave(key: string): Promise<boolean> {
    const isStray = eq(strayFiles.key, key);
    const leaving = await db.update(strayFiles).set({ isLeaving: true }).where(and(isStray, removalsGoOn)).returning();
    return leaving.length > 0;
  }

  /** False when the storage failed: the file is tried again as if it had just gone astray. */
  async function isRemoved(key: string): Promise<boolean> {
    if (!(await mayLeave(key))) return true;
    try {
      await storage.remove(key);
    } catch (failure) {
      log.warn({ key, failure: String(failure) }, 'a file was not removed; it will be tried again');
      await db.update(strayFiles).set({ since: clock.now() }).where(eq(strayFiles.key, key));
      return false;
    }
    await db.delete(strayFiles).where(eq(strayFiles.key, key));
    return true;
  }

  return {
    async put(key, content) {
      await note(db, key);
      await storage.put(key, content);
    },
    async putFile(key, path) {
      await note(db, key);
      await storage.putFile(key, path);
    },
    async claim(tx, key) {
      const stray = and(eq(strayFiles.key, key), eq(strayFiles.isLeaving, false));
      const claimed = await tx.delete(strayFiles).where(stray).returning();
      if (claimed.length === 0) throw new Error(`the file ${key} was removed before it was claimed`);
    },
    release: note,
    async remove(key) {
      await isRemoved(key);
    },
    async sweep() {
      const old = await db
        .select({ key: strayFiles.key })
        .from(strayFiles)
        .where(lt(strayFiles.since, new Date(clock.now().getTime() - graceMs)))
        .orderBy(asc(strayFiles.since));
      // A storage that is away is not asked for every one of them.
      for (const { key } of old) if (!(await isRemoved(key))) return;
    },
  };
}
