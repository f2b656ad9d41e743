import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { sessions, users } from './accounts.tables';
import type { User } from './users.repo';

export type Session = typeof sessions.$inferSelect;
export type SessionKind = Session['kind'];

export const addSession = (db: Queryable, session: Session) => db.insert(sessions).values(session);

export async function findSession(
  db: Queryable,
  tokenHash: string,
): Promise<{ session: Session; user: User } | undefined> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found;
}

/** Which of them are still there. */
export async function findOpenSessions(db: Queryable, tokenHashes: readonly string[]): Promise<Set<string>> {
  const found = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(inArray(sessions.tokenHash, [...tokenHashes]));
  return new Set(found.map(({ tokenHash }) => tokenHash));
}

type Touched = Pick<Session, 'seenAt'> & Partial<Pick<Session, 'expiresAt'>>;

export const touchSession = (db: Queryable, tokenHash: string, times: Touched) =>
  db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));

/** Whoever logs out in two places at once does it in one after the other, so that the last is known to be the last. */
export const removeSession = (db: Database, tokenHash: string) =>
  db.transaction(async (tx) => {
    const isOne = eq(sessions.tokenHash, tokenHash);
    const owner = tx.select({ id: sessions.userId }).from(sessions).where(isOne);
    await tx.select({ id: users.id }).from(users).where(inArray(users.id, owner)).for('update');
    await tx.delete(sessions).where(isOne);
  });

/** Within a transaction that holds its owner. Open pages of it are told which session they belong to from now on. */
export async function replaceSession(tx: Transaction, tokenHash: string, by: string): Promise<void> {
  await tx.execute(sql`select pg_notify('identity', ${`succession ${tokenHash} ${by}`})`);
  await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

const ofReservation = (reservationId: number) => eq(sessions.reservationId, reservationId);

export const removeSessionsFor = (tx: Transaction, reservationId: number) =>
  tx.delete(sessions).where(ofReservation(reservationId));

export const prolongSessionsFor = (tx: Transaction, reservationId: number, expiresAt: Date) =>
  tx.update(sessions).set({ expiresAt }).where(ofReservation(reservationId));

/** Of each session a trigger tells; that it was the whole account, and not a logout, is told before them. */
export async function removeSessionsOf(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`select pg_notify('identity', ${`account ${userId}`})`);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

export const removeExpiredSessions = (db: Queryable, now: Date) =>
  db.delete(sessions).where(lte(sessions.expiresAt, now));

export async function wasOneSeenSince(
  db: Queryable,
  userIds: readonly number[],
  since: Date,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(inArray(sessions.userId, [...userIds]), gt(sessions.seenAt, since), gt(sessions.expiresAt, now)))
    .limit(1);
  return found.length > 0;
}
