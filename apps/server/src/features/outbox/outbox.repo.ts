import { asc, count, desc, eq, lte } from 'drizzle-orm';
import type { Database } from '#platform/db/database';
import { boundsOf, containing, type Listed, type ListQuery } from '#platform/db/listQuery';
import type { Mail } from '#platform/mail/mailTransport';
import { mails } from './outbox.tables';

export type StoredMail = typeof mails.$inferSelect;

export const addMail = (db: Database, mail: Mail, now: Date) =>
  db.insert(mails).values({ ...mail, dueAt: now, createdAt: now });

export type MailQuery = Omit<ListQuery<never>, 'sort'>;

/** Newest first. */
export async function listMails(db: Database, query: MailQuery): Promise<Listed<StoredMail>> {
  const wanted = containing(query.search, mails.to, mails.subject, mails.text);
  const { limit, offset } = boundsOf(query);
  const rows = await db.select().from(mails).where(wanted).orderBy(desc(mails.id)).limit(limit).offset(offset);
  const [counted] = await db.select({ total: count() }).from(mails).where(wanted);
  return { rows, total: counted?.total ?? 0 };
}

/** The next mail that is due, held so that no other node sends it as well. */
export async function holdDueMail(db: Database, now: Date): Promise<StoredMail | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(lte(mails.dueAt, now))
    .orderBy(asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  return mail;
}

export const removeMail = (db: Database, id: number) => db.delete(mails).where(eq(mails.id, id));

export const postponeMail = (db: Database, mail: StoredMail, dueAt: Date) =>
  db
    .update(mails)
    .set({ attempts: mail.attempts + 1, dueAt })
    .where(eq(mails.id, mail.id));
