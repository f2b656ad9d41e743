import { type LimitName, limits } from '@mukae/contract/domain/limits';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { and, asc, count, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import type { Database, Queryable, Transaction } from '../db/database';
import { Refusal } from '../refusals/refusal';
import { attempts } from './throttle.tables';

/** A try that was counted; it can be given back when it turns out not to count. */
interface Attempt {
  id: number;
}

/** What is counted together. */
export interface Count {
  limit: LimitName;
  key: string;
  /** Where it is not as many as the limit says. */
  max?: number;
  /** What is told beyond it. */
  error?: ErrorName;
}

export interface Throttle {
  /** Counts a try before it is made, so that parallel ones cannot slip through, or refuses it. */
  take(limit: LimitName, key: string): Promise<Attempt>;
  /**
   * Counts so many at once, if the transaction that causes them stays; whoever else counts for the key waits for it.
   * When they are too many they are refused, and none is counted.
   */
  takeWithin(tx: Transaction, count: Count, times: number): Promise<void>;
  /** Refuses the same, and counts nothing. */
  refuseTooMany(db: Queryable, count: Count, times: number): Promise<void>;
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

  const inWindow = (limit: LimitName, key: string) =>
    and(ofKey(limit, key), gt(attempts.at, ago(limits[limit].windowMs)));

  const secondsUntilFree = (at: Date, windowMs: number): number =>
    Math.max(1, Math.ceil((at.getTime() + windowMs - clock.now().getTime()) / 1000));

  async function refuseTooMany(db: Queryable, counted: Count, times: number): Promise<void> {
    const { limit, key, max = limits[limit].max, error = 'tooMany' } = counted;
    const [found] = await db.select({ count: count() }).from(attempts).where(inWindow(limit, key));
    const missing = times - (max - (found?.count ?? 0));
    if (times === 0 || missing <= 0) return;
    const [last] = await db
      .select({ at: attempts.at })
      .from(attempts)
      .where(inWindow(limit, key))
      .orderBy(asc(attempts.at))
      .offset(missing - 1)
      .limit(1);
    const retryAfterSeconds = secondsUntilFree(last?.at ?? clock.now(), limits[limit].windowMs);
    throw new Refusal(error, { retryAfterSeconds });
  }

  return {
    giveBack,
    refuseTooMany,
    async takeWithin(tx, counted, times) {
      if (times === 0) return;
      const { limit, key } = counted;
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`${limit} ${key}`}))`);
      await refuseTooMany(tx, counted, times);
      const at = clock.now();
      await tx.insert(attempts).values(Array.from({ length: times }, () => ({ limit, key, at })));
    },
    async take(limit, key) {
      const { max, windowMs } = limits[limit];
      const [taken] = await db.insert(attempts).values({ limit, key, at: clock.now() }).returning({ id: attempts.id });
      if (!taken) throw new Error('the attempt was not counted');
      const recent = await db
        .select({ at: attempts.at })
        .from(attempts)
        .where(inWindow(limit, key))
        .orderBy(desc(attempts.at))
        .limit(max + 1);
      const oldest = recent[max];
      if (!oldest) return taken;
      await giveBack(taken);
      throw new Refusal('tooMany', { retryAfterSeconds: secondsUntilFree(oldest.at, windowMs) });
    },
    async clear(limit, key) {
      await db.delete(attempts).where(ofKey(limit, key));
    },
    async sweep() {
      await db.delete(attempts).where(lt(attempts.at, ago(longestWindowMs)));
    },
  };
}
