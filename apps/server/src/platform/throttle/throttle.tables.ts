import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const attempts = pgTable(
  'attempts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    limit: text().notNull(),
    key: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('attempts_limit_key_at').on(table.limit, table.key, table.at)],
);
