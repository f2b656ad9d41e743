import { mediaKinds } from '@mukae/contract/domain/media/media';
import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';

/** Pictures and films of a company; the files themselves are in the storage. */
export const media = pgTable(
  'media',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    addedBy: bigint('added_by', { mode: 'number' }).references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    kind: text({ enum: mediaKinds }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Where the storage has the file. */
    key: text().notNull(),
    /** Names the stored small picture; null for a film of which no frame was sent yet. */
    thumbnail: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('media_company').on(table.companyId)],
);
