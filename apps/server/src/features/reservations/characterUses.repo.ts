import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import { and, asc, count, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import type { FirstOf } from '#platform/db/firstOf';
import { reservations } from './reservations.tables';

/** The numbers of those that are not over and chose a character, the next ones first. */
export async function reservationsWithCharacter(
  db: Queryable,
  characterId: number,
  now: Date,
  most: number,
): Promise<FirstOf<string>> {
  const chose = and(
    eq(reservations.characterId, characterId),
    isNull(reservations.cancelledAt),
    gt(reservations.endsAt, now),
  );
  const first = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(chose)
    .orderBy(asc(reservations.startsAt), asc(reservations.id))
    .limit(most);
  const [counted] = await db.select({ count: count() }).from(reservations).where(chose);
  return { first: first.map(({ id }) => reservationNumber(id)), count: counted?.count ?? 0 };
}
