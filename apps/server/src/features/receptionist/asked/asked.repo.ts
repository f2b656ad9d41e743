import type { askedSortKeys } from '@mukae/contract/calls/receptionist';
import { and, count, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { users } from '../../accounts/accounts.tables';
import { answers } from '../../answers/answers.tables';
import { signages } from '../../signages/signages.tables';
import { stores } from '../../stores/stores.tables';
import { askedAside, dialogueLines, dialogues } from '../receptionist.tables';

interface AskedQuery extends ListQuery<(typeof askedSortKeys)[number]> {
  isAnswered?: boolean | undefined;
}

/** What was asked at screens, counted by what means the same: how often, and the last time. */
const asked = (db: Queryable, companyId: number, search: string | undefined) =>
  db
    .select({
      key: sql<string>`${dialogueLines.askedKey}`.as('key'),
      times: count().as('times'),
      lastId: sql<number>`max(${dialogueLines.id})`.mapWith(Number).as('last_id'),
    })
    .from(dialogueLines)
    .innerJoin(dialogues, eq(dialogues.id, dialogueLines.dialogueId))
    .where(
      and(
        eq(dialogues.companyId, companyId),
        isNotNull(dialogues.signageId),
        isNotNull(dialogueLines.askedKey),
        containing(search, dialogueLines.text),
      ),
    )
    .groupBy(dialogueLines.askedKey)
    .as('asked');

const isAside = (db: Queryable, companyId: number, key: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(askedAside)
      .where(and(eq(askedAside.companyId, companyId), eq(askedAside.askedKey, key))),
  );

export async function listAsked(db: Queryable, companyId: number, { isAnswered, ...query }: AskedQuery) {
  const questions = asked(db, companyId, query.search);
  const last = dialogueLines;
  const aside = isAside(db, companyId, sql`${questions.key}`);
  const unanswered = and(sql`${last.kind} <> 'answer'`, sql`not ${aside}`);
  const wanted = isAnswered === undefined ? undefined : isAnswered ? eq(last.kind, 'answer') : unanswered;
  const { limit, offset } = boundsOf(query);
  const rows = await db
    .select({
      key: questions.key,
      times: questions.times,
      text: last.text,
      lastAt: last.saidAt,
      kind: last.kind,
      sureness: last.sureness,
      answerId: answers.id,
      question: answers.question,
      signageName: users.name,
      storeName: stores.name,
      requestId: dialogues.requestId,
      isAside: sql<boolean>`${aside}`,
    })
    .from(questions)
    .innerJoin(last, eq(last.id, questions.lastId))
    .innerJoin(dialogues, eq(dialogues.id, last.dialogueId))
    .innerJoin(signages, eq(signages.id, dialogues.signageId))
    .innerJoin(users, eq(users.id, signages.userId))
    .leftJoin(stores, eq(stores.id, users.storeId))
    .leftJoin(answers, eq(answers.id, last.answerId))
    .where(wanted)
    .orderBy(...inOrder(query.sort ?? '-times', { times: sql`${questions.times}`, lastAt: last.saidAt }, last.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(questions)
    .innerJoin(last, eq(last.id, questions.lastId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 } satisfies Listed<unknown>;
}

export type AskedRow = Awaited<ReturnType<typeof listAsked>>['rows'][number];

export const putAside = (db: Queryable, companyId: number, askedKey: string) =>
  db.insert(askedAside).values({ companyId, askedKey }).onConflictDoNothing();

export const takeBack = (db: Queryable, companyId: number, askedKey: string) =>
  db.delete(askedAside).where(and(eq(askedAside.companyId, companyId), eq(askedAside.askedKey, askedKey)));
