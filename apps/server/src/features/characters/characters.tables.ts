import { bigint, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const characters = pgTable(
  'characters',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the avatar itself; `name` is what people see. */
    key: text().notNull(),
    name: text().notNull(),
    imageUrl: text('image_url').notNull(),
    standbyImageUrl: text('standby_image_url').notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex('characters_key').on(table.key)],
);
