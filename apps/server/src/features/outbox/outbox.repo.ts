import { asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Queryable, Transaction } from '#platform/db/database';
import { boundsOf, containing, type Listed, type ListQuery } from '#platform/db/listQuery';
import type { Mail } from '#platform/mail/mailTransport';
import { mails } from './outbox.tables';

export type StoredMail = typeof mails.$inferSelect;

export const addMail = (tx: Transaction, mail: Mail, now: Date) =>
  tx.insert(mails).values({ ...mail, dueAt: now, createdAt: now });

export type MailQuery = Omit<ListQuery<never>, 'sort'>;

/** Newest first. */
export async function listMails(db: Queryable, query: MailQuery): Promise<Listed<StoredMail>> {
  const wanted = containing(query.search, mails.to, mails.subject, mails.text);
  const { limit, offset } = boundsOf(query);
  const rows = await db.select().from(mails).where(wanted).orderBy(desc(mails.id)).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(mails).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** The next mail that is due; until then nobody else tries it. */
export async function claimDueMail(db: Queryable, now: Date, until: Date): Promise<StoredMail | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [mail] = await db.update(mails).set({ dueAt: until }).where(inArray(mails.id, next)).returning();
  return mail;
}

export const removeMail = (db: Queryable, id: number) => db.delete(mails).where(eq(mails.id, id));

export const postponeMail = (db: Queryable, mail: StoredMail, dueAt: Date) =>
  db
    .update(mails)
    .set({ attempts: mail.attempts + 1, dueAt })
    .where(eq(mails.id, mail.id));
