import { japanMonth } from '@mukae/contract/domain/time/japanTime';
import { and, asc, count, desc, eq, inArray, max, type SQL, sql, sum } from 'drizzle-orm';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { media } from '../media/media.tables';
import { answers, answersGiven } from './answers.tables';

export type KeptAnswer = typeof answers.$inferSelect;
type NewAnswer = typeof answers.$inferInsert;

/** With its picture, and how often it was given this month. */
export interface AnswerRow {
  answer: KeptAnswer;
  picture: Pick<typeof media.$inferSelect, 'id' | 'kind'> | null;
  given: number;
}

interface AnswerQuery extends ListQuery<'question' | 'given' | 'createdAt'> {
  category?: string | undefined;
}

/** They belong to a company, and to nobody in it. */
function within(reach: Reach): SQL | undefined {
  switch (reach.kind) {
    case 'all':
      return undefined;
    case 'company':
      return eq(answers.companyId, reach.companyId);
    case 'own':
      return sql`false`;
  }
}

/** How often an answer was given since a day in Japan. */
export const timesGivenSince = (day: string): SQL<number> => sql<number>`(
  select coalesce(sum(${answersGiven.times}), 0)::int from ${answersGiven}
  where ${answersGiven.answerId} = ${answers.id} and ${answersGiven.day} >= ${day}
)`;

const givenThisMonth = (now: Date) => timesGivenSince(`${japanMonth(now)}-01`);

const answerRows = (db: Queryable, now: Date) =>
  db
    .select({ answer: answers, picture: { id: media.id, kind: media.kind }, given: givenThisMonth(now) })
    .from(answers)
    .leftJoin(media, eq(media.id, answers.pictureId));

const saidInPhrasings = sql`(
  select string_agg(phrasing, E'\n') from jsonb_array_elements_text(${answers.phrasings}) as phrasing
)`;

export async function listAnswers(
  db: Queryable,
  companyId: number,
  { category, search, sort, ...page }: AnswerQuery,
  now: Date,
): Promise<Listed<AnswerRow>> {
  const { question, answer, questionEn, answerEn, createdAt } = answers;
  const wanted = and(
    eq(answers.companyId, companyId),
    category ? eq(answers.category, category) : undefined,
    containing(search, question, saidInPhrasings, answer, questionEn, answerEn),
  );
  const columns = { question, given: givenThisMonth(now), createdAt };
  const { limit, offset } = boundsOf(page);
  const rows = await answerRows(db, now)
    .where(wanted)
    .orderBy(...inOrder(sort ?? 'createdAt', columns, answers.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db.select({ total: count() }).from(answers).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** The categories of a company with the number of answers in each, the largest first; an empty one: those that have none. */
export const countByCategory = (db: Queryable, companyId: number): Promise<{ name: string; count: number }[]> =>
  db
    .select({ name: answers.category, count: count() })
    .from(answers)
    .where(eq(answers.companyId, companyId))
    .groupBy(answers.category)
    .orderBy(desc(count()), asc(answers.category));

export async function findAnswerRow(
  db: Queryable,
  reach: Reach,
  id: number,
  now: Date,
): Promise<AnswerRow | undefined> {
  const [row] = await answerRows(db, now).where(and(within(reach), eq(answers.id, id)));
  return row;
}

export async function findAnswer(db: Queryable, reach: Reach, id: number): Promise<KeptAnswer | undefined> {
  const [found] = await db
    .select()
    .from(answers)
    .where(and(within(reach), eq(answers.id, id)));
  return found;
}

/** Those of a company, in the order of their ids. */
export const answersOfCompany = (db: Queryable, companyId: number): Promise<KeptAnswer[]> =>
  db.select().from(answers).where(eq(answers.companyId, companyId)).orderBy(asc(answers.id));

/** Of these those that are there, in the order in which they were named. */
export async function answersNamed(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
): Promise<Omit<AnswerRow, 'given'>[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ answer: answers, picture: { id: media.id, kind: media.kind } })
    .from(answers)
    .leftJoin(media, eq(media.id, answers.pictureId))
    .where(and(eq(answers.companyId, companyId), inArray(answers.id, [...ids])));
  const known = new Map(rows.map((row) => [row.answer.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** Another one after each change: ids never come back, and versions only grow. */
export async function stateOfAnswers(db: Queryable, companyId: number): Promise<string> {
  const [row] = await db
    .select({ count: count(), versions: sum(answers.version), last: max(answers.id) })
    .from(answers)
    .where(eq(answers.companyId, companyId));
  return row ? `${row.count} ${row.versions} ${row.last}` : '';
}

export async function countAnswers(db: Queryable, companyId: number): Promise<number> {
  const [row] = await db.select({ count: count() }).from(answers).where(eq(answers.companyId, companyId));
  return row?.count ?? 0;
}

/** One statement, however many they are: screens are told once. Answers with their ids, in their order. */
export async function insertAnswers(tx: Transaction, added: readonly NewAnswer[]): Promise<number[]> {
  if (added.length === 0) return [];
  const rows = await tx
    .insert(answers)
    .values([...added])
    .returning({ id: answers.id });
  return rows.map(({ id }) => id);
}

/** False when the row is no longer the one that its editor saw. */
export async function saveAnswer(
  tx: Transaction,
  id: number,
  change: Partial<NewAnswer>,
  seenVersion: number,
): Promise<boolean> {
  const changed = await tx
    .update(answers)
    .set({ ...change, version: seenVersion + 1 })
    .where(and(eq(answers.id, id), eq(answers.version, seenVersion)))
    .returning({ id: answers.id });
  return changed.length > 0;
}

export async function removeAnswer(tx: Transaction, id: number): Promise<boolean> {
  const removed = await tx.delete(answers).where(eq(answers.id, id)).returning({ id: answers.id });
  return removed.length > 0;
}

/** Until this is written nobody changes them. */
export const holdAnswers = (tx: Transaction, ids: readonly number[]): Promise<KeptAnswer[]> =>
  tx
    .select()
    .from(answers)
    .where(inArray(answers.id, [...ids]))
    .orderBy(asc(answers.id))
    .for('update');
