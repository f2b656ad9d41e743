import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { HealthReason } from '@mukae/contract/domain/signage/health/reportFaults';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/companies.tables';
import { signages } from '../signages.tables';

/** What each screen told of itself last. */
export const screenReports = pgTable('screen_reports', {
  signageId: bigint('signage_id', { mode: 'number' })
    .primaryKey()
    .references(() => signages.id, { onDelete: 'cascade' }),
  reportedAt: timestamp('reported_at', { withTimezone: true }).notNull(),
  report: jsonb().$type<HealthReport>().notNull(),
  /** What is wrong by it, so that a list need not read it. */
  faults: text().array().$type<HealthReason[]>().notNull(),
});

/** Screens of which the administrators were told that they are away, until they are told that it is back. */
export const toldOutages = pgTable('told_outages', {
  signageId: bigint('signage_id', { mode: 'number' })
    .primaryKey()
    .references(() => signages.id, { onDelete: 'cascade' }),
  toldAt: timestamp('told_at', { withTimezone: true }).notNull(),
});

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
