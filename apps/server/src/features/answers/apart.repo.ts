import { eq } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { answers, answersApart } from './answers.tables';

interface Pair {
  one: number;
  other: number;
}

/** The one with the smaller id first. */
export const inOrderOfIds = ({ one, other }: Pair): Pair => (one < other ? { one, other } : { one: other, other: one });

export async function keepApart(db: Queryable, pair: Pair): Promise<void> {
  const { one, other } = inOrderOfIds(pair);
  await db.insert(answersApart).values({ oneId: one, otherId: other }).onConflictDoNothing();
}

export const apartInCompany = (db: Queryable, companyId: number): Promise<Pair[]> =>
  db
    .select({ one: answersApart.oneId, other: answersApart.otherId })
    .from(answersApart)
    .innerJoin(answers, eq(answers.id, answersApart.oneId))
    .where(eq(answers.companyId, companyId));
