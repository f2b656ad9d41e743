import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables';

/** One per company: whoever writes to a desk raises its version, so that nobody writes over what she has not seen. */
export const desks = pgTable('desks', {
  companyId: bigint('company_id', { mode: 'number' })
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  version: integer().notNull(),
});

export const entryKinds = ['signage', 'operator', 'request', 'call'] as const;

/** What goes on at a desk, so that a restart finds it again: the states of the machines as they are. */
export const deskEntries = pgTable(
  'desk_entries',
  {
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text({ enum: entryKinds }).notNull(),
    id: text().notNull(),
    entry: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.kind, table.id] })],
);

/** The picture that a signage took of who called. */
export const captures = pgTable(
  'captures',
  {
    requestId: uuid('request_id').primaryKey(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    signageId: bigint('signage_id', { mode: 'number' }).notNull(),
    file: text().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('captures_taken').on(table.takenAt)],
);
