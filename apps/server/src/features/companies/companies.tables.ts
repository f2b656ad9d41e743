import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const companies = pgTable('companies', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  avatarChannelMax: integer('avatar_channel_max').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
