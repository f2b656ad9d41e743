import { asc, eq, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Database } from '../db/database';
import type { Storage } from './storage';
import { strayFiles } from './strayFiles.tables';

/** A file is stored and gets its row in much less time. */
const graceMs = 60 * 60 * 1000;

/**
 * Knows the files that no row names, so that none stays for ever when something breaks off in between. Written down
 * because not every storage may be listed.
 */
export interface StrayFiles {
  /** Before a file is stored, or in the transaction that takes its row away. */
  note(db: Database, key: string): Promise<void>;
  /** In the transaction of the row that names it. */
  claim(db: Database, key: string): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes what nobody has claimed for a while. */
  sweep(): Promise<void>;
}

export function makeStrayFiles({ db, clock, storage }: { db: Database; clock: Clock; storage: Storage }): StrayFiles {
  const forget = async (tx: Database, key: string): Promise<boolean> => {
    const known = await tx.delete(strayFiles).where(eq(strayFiles.key, key)).returning({ key: strayFiles.key });
    return known.length > 0;
  };

  /** Held by its row: who claims it in the meantime waits, and learns that it is gone. */
  const remove = (key: string): Promise<void> =>
    db.transaction(async (tx) => {
      if (await forget(tx, key)) await storage.remove(key);
    });

  return {
    async note(tx, key) {
      await tx.insert(strayFiles).values({ key, since: clock.now() });
    },
    async claim(tx, key) {
      if (!(await forget(tx, key))) throw new Error(`the file ${key} was removed before it was claimed`);
    },
    remove,
    async sweep() {
      const old = await db
        .select({ key: strayFiles.key })
        .from(strayFiles)
        .where(lt(strayFiles.since, new Date(clock.now().getTime() - graceMs)))
        .orderBy(asc(strayFiles.since));
      for (const { key } of old) await remove(key);
    },
  };
}
