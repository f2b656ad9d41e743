import { roles } from '@mukae/contract/domain/account/role';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { auditActions } from '@mukae/contract/domain/audit/action';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Written once, never changed: a trigger refuses it. No foreign keys, for it outlives what it tells of. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' }),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: bigint('actor_id', { mode: 'number' }).notNull(),
    actorName: text('actor_name').notNull(),
    actorRole: text('actor_role', { enum: roles }).notNull(),
    action: text({ enum: auditActions }).notNull(),
    subject: text().notNull(),
    changes: jsonb().$type<FieldChange[]>().notNull(),
  },
  (table) => [index('audit_entries_company').on(table.companyId, table.id)],
);
