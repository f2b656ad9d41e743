import { and, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';
import { signages } from '../signages/signages.tables';
import { stores } from '../stores/stores.tables';
import { visitorMessages } from './messages.tables';

interface MessageQuery extends ListQuery<'leftAt'> {
  isDone?: boolean | undefined;
}

const within = (reach: Reach): SQL | undefined =>
  reach.kind === 'company' ? eq(visitorMessages.companyId, reach.companyId) : undefined;

const seenTo = (isDone: boolean | undefined): SQL | undefined =>
  isDone === undefined ? undefined : (isDone ? isNotNull : isNull)(visitorMessages.doneAt);

export async function addMessage(tx: Transaction, message: typeof visitorMessages.$inferInsert): Promise<number> {
  const [added] = await tx.insert(visitorMessages).values(message).returning({ id: visitorMessages.id });
  if (!added) throw new Error('the message was not added');
  return added.id;
}

export async function listMessages(db: Queryable, reach: Reach, { isDone, ...query }: MessageQuery) {
  const screens = alias(users, 'screens');
  const done = alias(users, 'done');
  const wanted = and(
    within(reach),
    seenTo(isDone),
    containing(query.search, visitorMessages.text, visitorMessages.contact, screens.name),
  );
  const { limit, offset } = boundsOf(query);
  const rows = await db
    .select({
      message: visitorMessages,
      signageName: screens.name,
      storeName: stores.name,
      companyName: companies.name,
      doneBy: done.name,
    })
    .from(visitorMessages)
    .innerJoin(companies, eq(companies.id, visitorMessages.companyId))
    .innerJoin(signages, eq(signages.id, visitorMessages.signageId))
    .innerJoin(screens, eq(screens.id, signages.userId))
    .leftJoin(stores, eq(stores.id, screens.storeId))
    .leftJoin(done, eq(done.id, visitorMessages.doneBy))
    .where(wanted)
    .orderBy(...inOrder(query.sort ?? '-leftAt', { leftAt: visitorMessages.leftAt }, visitorMessages.id))
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(visitorMessages)
    .innerJoin(signages, eq(signages.id, visitorMessages.signageId))
    .innerJoin(screens, eq(screens.id, signages.userId))
    .where(wanted);
  return { rows, total: counted?.total ?? 0 } satisfies Listed<unknown>;
}

export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/** False where there is none within reach. */
export async function markMessage(
  db: Queryable,
  reach: Reach,
  id: number,
  done: { at: Date; by: number } | null,
): Promise<boolean> {
  const marked = await db
    .update(visitorMessages)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(and(eq(visitorMessages.id, id), within(reach)))
    .returning({ id: visitorMessages.id });
  return marked.length > 0;
}

export const removeMessagesBefore = (db: Queryable, time: Date) =>
  db.delete(visitorMessages).where(lt(visitorMessages.leftAt, time));
