import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/companies.tables';
import { signages } from '../signages.tables';

/** The newest picture of each screen. It outlives its signage until it is swept, for a file has to go with it. */
export const screenPictures = pgTable(
  'screen_pictures',
  {
    signageId: bigint('signage_id', { mode: 'number' }).primaryKey(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    pictureId: uuid('picture_id').notNull(),
    file: text().notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('screen_pictures_taken').on(table.takenAt)],
);

/** The picture that each screen was last asked for: whichever node it comes to knows of it. */
export const askedPictures = pgTable('asked_pictures', {
  signageId: bigint('signage_id', { mode: 'number' })
    .primaryKey()
    .references(() => signages.id, { onDelete: 'cascade' }),
  pictureId: uuid('picture_id').notNull(),
  askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
  /** One that is on its way is not taken a second time meanwhile. */
  is: text({ enum: ['awaited', 'coming', 'givenUp'] }).notNull(),
});
