import { scenes } from '@mukae/contract/domain/signage/scene';
import { buttonRows, layouts } from '@mukae/contract/domain/template/template';
import { bigint, boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { media } from '../../media/media.tables';
import { signages } from '../signages.tables';

/** What one scene of a signage shows; every signage has one for each. */
export const templates = pgTable(
  'templates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    signageId: bigint('signage_id', { mode: 'number' })
      .notNull()
      .references(() => signages.id, { onDelete: 'cascade' }),
    scene: text({ enum: scenes }).notNull(),
    layout: text({ enum: layouts }).notNull(),
    telop: text().notNull(),
    showsTelop: boolean('shows_telop').notNull(),
    showsLogo: boolean('shows_logo').notNull(),
    showsMedia: boolean('shows_media').notNull(),
    logoId: bigint('logo_id', { mode: 'number' }).references(() => media.id, { onDelete: 'set null' }),
    contentsId: bigint('contents_id', { mode: 'number' }).references(() => media.id, { onDelete: 'set null' }),
    row: text({ enum: buttonRows }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('templates_scene').on(table.signageId, table.scene),
    index('templates_logo').on(table.logoId),
    index('templates_contents').on(table.contentsId),
  ],
);

export const touchButtons = pgTable(
  'touch_buttons',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    templateId: bigint('template_id', { mode: 'number' })
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    text: text().notNull(),
    fontSize: integer('font_size').notNull(),
    backgroundColour: text('background_colour').notNull(),
    isShown: boolean('is_shown').notNull(),
  },
  (table) => [index('touch_buttons_template').on(table.templateId)],
);
