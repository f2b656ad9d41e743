import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables';

export const characters = pgTable(
  'characters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the avatar itself, or of the files of an own one; `name` is what people see. */
    key: text().notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    standbyImageUrl: text('standby_image_url').notNull(),
    position: integer().notNull(),
    /** Null for those who come with the product. */
    companyId: bigint('company_id', { mode: 'number' }).references(() => companies.id, { onDelete: 'cascade' }),
    /** Of its files, as they count towards the quota of the company. */
    size: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [uniqueIndex('characters_key').on(table.key), index('characters_company').on(table.companyId)],
);
