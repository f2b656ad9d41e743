import { eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { answers, answersGiven } from './answers.tables';

const counted = {
  target: [answersGiven.answerId, answersGiven.day],
  set: { times: sql`${answersGiven.times} + excluded.times` },
};

/** An answer was given once more on a day in Japan. One that was just deleted counts for nothing. */
export async function noteGiven(db: Queryable, answerId: number, day: string): Promise<void> {
  await db
    .insert(answersGiven)
    .select(
      db
        .select({ answerId: answers.id, day: sql<string>`${day}::text`.as('day'), times: sql<number>`1`.as('times') })
        .from(answers)
        .where(eq(answers.id, answerId)),
    )
    .onConflictDoUpdate(counted);
}

/** All that was counted for one is counted for the other. */
export async function countForAnother(tx: Transaction, answerId: number, anotherId: number): Promise<void> {
  await tx
    .insert(answersGiven)
    .select(
      tx
        .select({
          answerId: sql<number>`${anotherId}::bigint`.as('answer_id'),
          day: answersGiven.day,
          times: answersGiven.times,
        })
        .from(answersGiven)
        .where(eq(answersGiven.answerId, answerId)),
    )
    .onConflictDoUpdate(counted);
}
