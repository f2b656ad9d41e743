import type { BlockBoxes } from '@mukae/contract/domain/scene/blockBoxes';
import { scenes } from '@mukae/contract/domain/signage/scene';
import { firstVersion } from '@mukae/contract/domain/template/draft';
import { buttonRows, layouts } from '@mukae/contract/domain/template/template';
import type { TemplateHours } from '@mukae/contract/domain/template/timetable';
import { isNull } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { media } from '../../media/media.tables';
import { signages } from '../signages.tables';

/** What one scene of a signage shows; every signage has a usual one for each, and some beside them with hours. */
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
    telopColour: text('telop_colour'),
    telopPlate: text('telop_plate'),
    showsLogo: boolean('shows_logo').notNull(),
    showsMedia: boolean('shows_media').notNull(),
    logoId: bigint('logo_id', { mode: 'number' }).references(() => media.id, { onDelete: 'set null' }),
    row: text({ enum: buttonRows }).notNull(),
    boxes: jsonb().$type<BlockBoxes>().notNull().default({}),
    /** Null: the usual one of its scene. */
    hours: jsonb().$type<TemplateHours>(),
    /** Under which it was drafted, so that it is not added twice where an answer was lost. */
    draftKey: text('draft_key'),
    version: integer().notNull().default(firstVersion),
    /** Who published it last, by the name she had then. */
    savedBy: text('saved_by').notNull().default(''),
    savedAt: timestamp('saved_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('templates_scene').on(table.signageId, table.scene).where(isNull(table.hours)),
    index('templates_signage').on(table.signageId),
    index('templates_logo').on(table.logoId),
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

/** The media of a template, one after another. */
export const playlistItems = pgTable(
  'playlist_items',
  {
    templateId: bigint('template_id', { mode: 'number' })
      .notNull()
      .references(() => templates.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    mediaId: bigint('media_id', { mode: 'number' })
      .notNull()
      .references(() => media.id, { onDelete: 'cascade' }),
    /** Null: a film, to its end. */
    seconds: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.position] }),
    index('playlist_items_media').on(table.mediaId),
  ],
);
