import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';

/** A device that shows a code and waits for somebody to type it. */
export const pairings = pgTable(
  'pairings',
  {
    /** The secret itself is only in the device. */
    secretHash: text('secret_hash').primaryKey(),
    code: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** The account of the signage that the device becomes; null while it waits. */
    userId: bigint('user_id', { mode: 'number' }).references(() => users.id, { onDelete: 'cascade' }),
    /** The session that the device got; when it is gone the device was sent away, and does not come back. */
    sessionKey: text('session_key'),
  },
  (table) => [uniqueIndex('pairings_code').on(table.code)],
);
