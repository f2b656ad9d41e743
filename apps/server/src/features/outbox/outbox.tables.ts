import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Attachment } from '#platform/mail/mailTransport';

/** Mails on their way. One that was delivered is gone: it may hold a password. */
export const mails = pgTable('mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  attachments: jsonb().$type<Attachment[]>().notNull().default([]),
  attempts: integer().notNull().default(0),
  /** Not before this time is it tried (again). */
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
