import { and, type Column, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { sessions, users } from './accounts.tables';
import type { User } from './users.repo';

export type Session = typeof sessions.$inferSelect;
export type SessionKind = Session['kind'];

export const addSession = (db: Database, session: Session) => db.insert(sessions).values(session);

export async function findSession(
  db: Database,
  tokenHash: string,
): Promise<{ session: Session; user: User } | undefined> {
  const [found] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.tokenHash, tokenHash));
  return found;
}

export const touchSession = (db: Database, tokenHash: string, times: Pick<Session, 'seenAt' | 'expiresAt'>) =>
  db.update(sessions).set(times).where(eq(sessions.tokenHash, tokenHash));

export const removeSession = (db: Database, tokenHash: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));

export const removeSessionsOf = (db: Database, userId: number) =>
  db.delete(sessions).where(eq(sessions.userId, userId));

export const removeExpiredSessions = (db: Database, now: Date) =>
  db.delete(sessions).where(lte(sessions.expiresAt, now));

export async function wasSeenSince(db: Database, userId: number, since: Date, now: Date): Promise<boolean> {
  const found = await db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.seenAt, since), gt(sessions.expiresAt, now)))
    .limit(1);
  return found.length > 0;
}

/** Whether the user of a row used a session lately, for lists: no query per row. */
export const isOnlineSince = (userId: Column, since: Date, now: Date): SQL<boolean> => sql<boolean>`exists (
  select from ${sessions} where ${sessions.userId} = ${userId}
    and ${sessions.seenAt} > ${since.toISOString()}::timestamptz and ${sessions.expiresAt} > ${now.toISOString()}::timestamptz
)`;
