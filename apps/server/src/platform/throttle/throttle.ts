import { type LimitName, limits } from '@mukae/contract/domain/account/guessing';
import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Database } from '../db/database';
import { Refusal } from '../refusals/refusal';
import { attempts } from './throttle.tables';

/** A try that was counted; it can be given back when it turns out not to count. */
interface Attempt {
  id: number;
}

export interface Throttle {
  /** Counts a try before it is made, so that parallel ones cannot slip through, or refuses it. */
  take(limit: LimitName, key: string): Promise<Attempt>;
  giveBack(...taken: Attempt[]): Promise<void>;
  clear(limit: LimitName, key: string): Promise<void>;
  /** Forgets what no window reaches any more. */
  sweep(): Promise<void>;
}

const longestWindowMs = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs));

/** Counts in the database, so that the count holds over restarts and nodes. */
export function makeThrottle(db: Database, clock: Clock): Throttle {
  const ago = (ms: number) => new Date(clock.now().getTime() - ms);
  const ofKey = (limit: LimitName, key: string) => and(eq(attempts.limit, limit), eq(attempts.key, key));

  async function giveBack(...taken: Attempt[]): Promise<void> {
    await db.delete(attempts).where(
      inArray(
        attempts.id,
        taken.map(({ id }) => id),
      ),
    );
  }

  return {
    giveBack,
    async take(limit, key) {
      const { max, windowMs } = limits[limit];
      const [taken] = await db.insert(attempts).values({ limit, key, at: clock.now() }).returning({ id: attempts.id });
      if (!taken) throw new Error('the attempt was not counted');
      const recent = await db
        .select({ at: attempts.at })
        .from(attempts)
        .where(and(ofKey(limit, key), gt(attempts.at, ago(windowMs))))
        .orderBy(desc(attempts.at))
        .limit(max + 1);
      const oldest = recent[max];
      if (!oldest) return taken;
      await giveBack(taken);
      const freeAt = oldest.at.getTime() + windowMs;
      const retryAfterSeconds = Math.max(1, Math.ceil((freeAt - clock.now().getTime()) / 1000));
      throw new Refusal('tooMany', { retryAfterSeconds });
    },
    async clear(limit, key) {
      await db.delete(attempts).where(ofKey(limit, key));
    },
    async sweep() {
      await db.delete(attempts).where(lt(attempts.at, ago(longestWindowMs)));
    },
  };
}
