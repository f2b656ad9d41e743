import { orientations } from '@mukae/contract/domain/signage/size';
import type { PresetTemplate } from '@mukae/contract/domain/template/preset';
import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from '../../companies/companies.tables';

/** Templates that a company has kept to be used again. */
export const templatePresets = pgTable(
  'template_presets',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    orientation: text({ enum: orientations }).notNull(),
    templates: jsonb().$type<readonly PresetTemplate[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('template_presets_company').on(table.companyId)],
);
