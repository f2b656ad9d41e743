import type { HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import type { HealthReason } from '@mukae/contract/domain/signage/health/reportFaults';
import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
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
