import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What was added under a key, for as long as somebody may ask for it again. */
export const addedOnce = pgTable(
  'added_once',
  {
    /** A hash of the key, of whose it is and of the call. */
    id: text().primaryKey(),
    /** A hash of what was sent, which nobody can try out without the key. */
    content: text().notNull(),
    addedId: bigint('added_id', { mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('added_once_at').on(table.at)],
);
