import { and, desc, eq, gt, inArray, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { knownPlaces, users } from './accounts.tables';

type KnownPlace = typeof knownPlaces.$inferSelect;

/** Of the places those where she has logged in, and of the device whether anybody has. */
export async function findKnownPlaces(
  db: Queryable,
  loginId: string,
  { device, address }: { device: string; address: string },
  now: Date,
): Promise<{ place: string; isHers: boolean }[]> {
  const isHers = eq(sql`lower(${users.loginId})`, loginId);
  return db
    .select({ place: knownPlaces.place, isHers: sql<boolean>`${isHers}` })
    .from(knownPlaces)
    .innerJoin(users, eq(users.id, knownPlaces.userId))
    .where(
      and(
        gt(knownPlaces.expiresAt, now),
        or(eq(knownPlaces.place, device), and(eq(knownPlaces.place, address), isHers)),
      ),
    );
}

export async function keepPlaces(tx: Transaction, userId: number, places: KnownPlace[], most: number): Promise<void> {
  await tx
    .insert(knownPlaces)
    .values(places)
    .onConflictDoUpdate({
      target: [knownPlaces.place, knownPlaces.userId],
      set: { usedAt: sql`excluded.used_at`, expiresAt: sql`excluded.expires_at` },
    });
  const own = eq(knownPlaces.userId, userId);
  const latest = tx
    .select({ place: knownPlaces.place })
    .from(knownPlaces)
    .where(own)
    .orderBy(
      desc(knownPlaces.usedAt),
      desc(
        inArray(
          knownPlaces.place,
          places.map(({ place }) => place),
        ),
      ),
    )
    .limit(most);
  await tx.delete(knownPlaces).where(and(own, notInArray(knownPlaces.place, latest)));
}

export const removeExpiredPlaces = (db: Queryable, now: Date) =>
  db.delete(knownPlaces).where(lte(knownPlaces.expiresAt, now));
