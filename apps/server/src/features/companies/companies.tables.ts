import { usualFeeRate } from '@mukae/contract/domain/company/contract';
import { usualPauseAfterCall } from '@mukae/contract/domain/company/pauseAfterCall';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openingColumns } from './opening.tables';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  avatarChannelMax: integer('avatar_channel_max').notNull(),
  /** Yen for ten minutes. */
  feeRate: integer('fee_rate').notNull().default(usualFeeRate),
  /** Seconds. */
  pauseAfterCall: integer('pause_after_call').notNull().default(usualPauseAfterCall),
  /** Names the stored picture. */
  logo: text(),
  address: text().notNull().default(''),
  contact: text().notNull().default(''),
  ...openingColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
});
