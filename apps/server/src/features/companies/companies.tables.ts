import { awayMailMinutes } from '@mukae/contract/domain/company/awayMail';
import { usualFeeRate } from '@mukae/contract/domain/company/contract';
import { usualPauseAfterCall } from '@mukae/contract/domain/company/pauseAfterCall';
import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openingColumns } from './opening.tables';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  avatarChannelMax: integer('avatar_channel_max').notNull(),
  /** Yen for ten minutes. */
  feeRate: integer('fee_rate').notNull().default(usualFeeRate),
  /** Seconds. */
  pauseAfterCall: integer('pause_after_call').notNull().default(usualPauseAfterCall),
  /** Whether its administrators are told by mail of a screen that is away, and after how many minutes. */
  mailsWhenAway: boolean('mails_when_away').notNull().default(true),
  awayMailAfter: integer('away_mail_after').notNull().default(awayMailMinutes.usual),
  /** Names the stored picture. */
  logo: text(),
  address: text().notNull().default(''),
  contact: text().notNull().default(''),
  ...openingColumns(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  version: integer().notNull().default(1),
});
