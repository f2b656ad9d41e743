import { usualFeeRate } from '@mukae/contract/domain/company/contract';
import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  avatarChannelMax: integer('avatar_channel_max').notNull(),
  /** Yen for ten minutes. */
  feeRate: integer('fee_rate').notNull().default(usualFeeRate),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
});
