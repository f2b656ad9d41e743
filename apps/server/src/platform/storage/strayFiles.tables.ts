import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files that no row names: not yet, or no longer. */
export const strayFiles = pgTable('stray_files', {
  key: text().primaryKey(),
  since: timestamp({ withTimezone: true }).notNull(),
  /** On its way out of the storage: no row can claim it any more. */
  isLeaving: boolean('is_leaving').notNull().default(false),
});
