import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { users } from '../accounts/accounts.tables';
import { signageOperators, signages } from './signages.tables';

/** The first operators of each signage by name, and how many there are. */
export async function operatorsOfSignages(db: Queryable, signageIds: readonly number[], max: number) {
  if (signageIds.length === 0) return [];
  const { signageId } = signageOperators;
  const ranked = db
    .select({
      signageId,
      userId: users.id,
      name: users.name,
      rank: sql<number>`row_number() over (partition by ${signageId} order by ${users.name}, ${users.id})`.as('rank'),
      count: sql<number>`(count(*) over (partition by ${signageId}))::int`.as('count'),
    })
    .from(signageOperators)
    .innerJoin(users, eq(users.id, signageOperators.userId))
    .where(inArray(signageId, [...signageIds]))
    .as('ranked');
  return db.select().from(ranked).where(lte(ranked.rank, max)).orderBy(asc(ranked.rank));
}

export async function operatorIds(db: Queryable, signageId: number): Promise<number[]> {
  const rows = await db
    .select({ userId: signageOperators.userId })
    .from(signageOperators)
    .where(eq(signageOperators.signageId, signageId));
  return rows.map(({ userId }) => userId);
}

/** True when somebody was added, who was none of them before. */
export async function addOperator(tx: Transaction, signageId: number, userId: number): Promise<boolean> {
  const added = await tx
    .insert(signageOperators)
    .values({ signageId, userId })
    .onConflictDoNothing()
    .returning({ userId: signageOperators.userId });
  return added.length > 0;
}

/** Answers with the signages that she was an operator of. */
export async function removeOperatorEverywhere(tx: Transaction, userId: number) {
  const removed = await tx
    .delete(signageOperators)
    .where(eq(signageOperators.userId, userId))
    .returning({ id: signageOperators.signageId });
  if (removed.length === 0) return [];
  const ids = removed.map(({ id }) => id);
  return tx
    .select({ name: users.name, companyId: signages.companyId })
    .from(signages)
    .innerJoin(users, eq(users.id, signages.userId))
    .where(inArray(signages.id, ids))
    .orderBy(asc(signages.id));
}

export async function removeOperator(tx: Transaction, signageId: number, userId: number): Promise<boolean> {
  const removed = await tx
    .delete(signageOperators)
    .where(and(eq(signageOperators.signageId, signageId), eq(signageOperators.userId, userId)))
    .returning({ userId: signageOperators.userId });
  return removed.length > 0;
}
