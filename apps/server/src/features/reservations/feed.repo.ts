import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import type { ReservationRow } from './reservations.repo';
import { calendarFeeds, reservations } from './reservations.tables';

/** How often somebody has renewed the secret, from 1 on; undefined: there is no such person. */
export async function feedGeneration(db: Queryable, userId: number): Promise<number | undefined> {
  const [found] = await db
    .select({ generation: sql<number>`coalesce(${calendarFeeds.generation}, 1)` })
    .from(users)
    .leftJoin(calendarFeeds, eq(calendarFeeds.userId, users.id))
    .where(eq(users.id, userId));
  return found?.generation;
}

export async function renewFeedGeneration(db: Queryable, userId: number): Promise<number> {
  const [renewed] = await db
    .insert(calendarFeeds)
    .values({ userId, generation: 2 })
    .onConflictDoUpdate({
      target: calendarFeeds.userId,
      set: { generation: sql`${calendarFeeds.generation} + 1` },
    })
    .returning({ generation: calendarFeeds.generation });
  if (!renewed) throw new Error('the address was not renewed');
  return renewed.generation;
}

/** Those of somebody that begin from an instant on, also cancelled ones; where they are too many, the nearest. */
export const listNearest = (
  db: Queryable,
  userId: number,
  { from, now }: Readonly<Record<'from' | 'now', Date>>,
  max: number,
): Promise<ReservationRow[]> =>
  db
    .select()
    .from(reservations)
    .where(and(eq(reservations.userId, userId), gte(reservations.startsAt, from)))
    .orderBy(sql`abs(extract(epoch from ${reservations.startsAt} - ${now}::timestamptz))`, asc(reservations.id))
    .limit(max);
