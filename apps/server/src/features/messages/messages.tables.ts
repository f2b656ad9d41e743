import { bigint, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';
import { signages } from '../signages/signages.tables';

/** What visitors left where nobody could come. It goes with its signage, and after some time. */
export const visitorMessages = pgTable(
  'visitor_messages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    signageId: bigint('signage_id', { mode: 'number' })
      .notNull()
      .references(() => signages.id, { onDelete: 'cascade' }),
    /** Of whoever left it; empty: she did not say. */
    name: text().notNull().default(''),
    text: text().notNull(),
    contact: text().notNull(),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
    /** Null while nobody has seen to it. */
    doneAt: timestamp('done_at', { withTimezone: true }),
    doneBy: bigint('done_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('visitor_messages_company').on(table.companyId, table.leftAt),
    index('visitor_messages_signage').on(table.signageId),
  ],
);

/**
 * Whose call became a message, by the id that the signage made up: written once, kept as long as the records of calls, which nobody
 * changes, and without a word of hers.
 */
export const callsWithMessage = pgTable(
  'calls_with_message',
  {
    signageId: bigint('signage_id', { mode: 'number' }).notNull(),
    requestId: uuid('request_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.signageId] })],
);
