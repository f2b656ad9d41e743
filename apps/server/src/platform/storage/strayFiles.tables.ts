import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that no row names: not yet, or no longer. */
export const strayFiles = pgTable('stray_files', {
  key: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
});
