import { and, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Reach } from '#platform/access/reach';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, inOrder, type Listed, type ListQuery } from '#platform/db/listQuery';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';
import { signages } from '../signages/signages.tables';
import { stores } from '../stores/stores.tables';
import { callsWithMessage, visitorMessages } from './messages.tables';

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

export const noteMessageOfCall = (tx: Transaction, call: typeof callsWithMessage.$inferInsert) =>
  tx.insert(callsWithMessage).values(call).onConflictDoNothing();

export async function countOpen(db: Queryable, reach: Reach): Promise<number> {
  const [counted] = await db
    .select({ open: count() })
    .from(visitorMessages)
    .where(and(within(reach), seenTo(false)));
  return counted?.open ?? 0;
}

export async function listMessages(db: Queryable, reach: Reach, { isDone, ...query }: MessageQuery) {
  const screens = alias(users, 'screens');
  const done = alias(users, 'done');
  const wanted = and(
    within(reach),
    seenTo(isDone),
    containing(query.search, visitorMessages.name, visitorMessages.text, visitorMessages.contact, screens.name),
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

/** Two who see to the same one do so one after the other. */
export async function holdMessage(tx: Transaction, reach: Reach, id: number) {
  const [held] = await tx
    .select({ companyId: visitorMessages.companyId, doneAt: visitorMessages.doneAt, signageName: users.name })
    .from(visitorMessages)
    .innerJoin(signages, eq(signages.id, visitorMessages.signageId))
    .innerJoin(users, eq(users.id, signages.userId))
    .where(and(eq(visitorMessages.id, id), within(reach)))
    .for('update', { of: visitorMessages });
  return held;
}

export const markMessage = (tx: Transaction, id: number, done: { at: Date; by: number } | null) =>
  tx
    .update(visitorMessages)
    .set({ doneAt: done?.at ?? null, doneBy: done?.by ?? null })
    .where(eq(visitorMessages.id, id));

export const removeMessagesBefore = (db: Queryable, time: Date) =>
  db.delete(visitorMessages).where(lt(visitorMessages.leftAt, time));
