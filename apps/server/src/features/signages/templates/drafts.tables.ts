import type { Draft } from '@mukae/contract/domain/template/draft';
import { bigint, integer, jsonb, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/accounts.tables';
import { signages } from '../signages.tables';

/** What somebody has changed on a signage and not published: everybody has one of her own. */
export const templateDrafts = pgTable(
  'template_drafts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    signageId: bigint('signage_id', { mode: 'number' })
      .notNull()
      .references(() => signages.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    draft: jsonb().$type<Draft>().notNull(),
    revision: integer().notNull(),
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('template_drafts_whose').on(table.signageId, table.userId)],
);
