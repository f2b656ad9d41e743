import { bigint, boolean, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { companies } from '../companies/companies.tables';

/** A screen with a camera. It logs in as the user it belongs to. */
export const signages = pgTable(
  'signages',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The web-reservation user whose own it is: no device logs in to it, only reservation links. */
    ownerId: bigint('owner_id', { mode: 'number' })
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    width: integer().notNull(),
    height: integer().notNull(),
    /** The device does not draw the avatar of a call: the operator's page does, and sends a film of it. */
    isAvatarFilmed: boolean('is_avatar_filmed').notNull().default(false),
  },
  (table) => [index('signages_company').on(table.companyId)],
);

/** Who may answer a signage. One without operators is answered by whoever is there. */
export const signageOperators = pgTable(
  'signage_operators',
  {
    signageId: bigint('signage_id', { mode: 'number' })
      .notNull()
      .references(() => signages.id, { onDelete: 'cascade' }),
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.signageId, table.userId] }),
    index('signage_operators_user').on(table.userId),
  ],
);

/** When a device was connected last, of those that ever were. Apart from the signage, which is not changed by it. */
export const signageSightings = pgTable('signage_sightings', {
  signageId: bigint('signage_id', { mode: 'number' })
    .primaryKey()
    .references(() => signages.id, { onDelete: 'cascade' }),
  seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
});
