import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '#platform/db/database';
import { pairings } from './pairing.tables';

export type Pairing = typeof pairings.$inferSelect;

export const addPairing = (db: Database, pairing: typeof pairings.$inferInsert) => db.insert(pairings).values(pairing);

/** Held, so that it is not given away while the device gets in. */
export async function holdPairing(tx: Transaction, secretHash: string, now: Date): Promise<Pairing | undefined> {
  const [found] = await tx
    .select()
    .from(pairings)
    .where(and(eq(pairings.secretHash, secretHash), gt(pairings.expiresAt, now)))
    .for('update');
  return found;
}

export const rememberSession = (tx: Transaction, secretHash: string, sessionKey: string) =>
  tx.update(pairings).set({ sessionKey }).where(eq(pairings.secretHash, secretHash));

/** True when a device with that code was still waiting: a code is used once. */
export async function claimPairing(
  tx: Transaction,
  code: string,
  claim: { userId: number; now: Date; expiresAt: Date },
): Promise<boolean> {
  const { userId, now, expiresAt } = claim;
  const claimed = await tx
    .update(pairings)
    .set({ userId, expiresAt })
    .where(and(eq(pairings.code, code), isNull(pairings.userId), gt(pairings.expiresAt, now)))
    .returning({ code: pairings.code });
  return claimed.length > 0;
}

export const isWaiting = async (db: Queryable, code: string, now: Date): Promise<boolean> => {
  const found = await db
    .select({ code: pairings.code })
    .from(pairings)
    .where(and(eq(pairings.code, code), isNull(pairings.userId), gt(pairings.expiresAt, now)));
  return found.length > 0;
};

/** Devices that were paired with an account before: none of them gets in again. */
export const removePairingsOf = (tx: Transaction, userId: number) =>
  tx.delete(pairings).where(eq(pairings.userId, userId));

export const removeExpiredPairings = (db: Queryable, now: Date) =>
  db.delete(pairings).where(lte(pairings.expiresAt, now));
