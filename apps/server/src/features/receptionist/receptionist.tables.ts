import { talkKinds } from '@mukae/contract/calls/talking';
import { sureness } from '@mukae/contract/domain/answer/sureness';
import type { OpeningHours } from '@mukae/contract/domain/hours/openingHours';
import { callReasons } from '@mukae/contract/domain/receptionist/dialogue';
import { outsideServices, receptionistLimits, usualGreeting } from '@mukae/contract/domain/receptionist/receptionist';
import type { SpokenReading } from '@mukae/contract/domain/voice/readings';
import { languages } from '@mukae/contract/language';
import { sql } from 'drizzle-orm';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.tables';
import { answers } from '../answers/answers.tables';
import { characters } from '../characters/characters.tables';
import { companies } from '../companies/companies.tables';
import { signages } from '../signages/signages.tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const companyColumn = () =>
  bigint('company_id', { mode: 'number' }).references(() => companies.id, { onDelete: 'cascade' });

/** How the receptionist of a company is set up; without a row: as usual. */
export const receptionists = pgTable('receptionists', {
  companyId: companyColumn().primaryKey(),
  isOn: boolean('is_on').notNull().default(true),
  hours: jsonb().$type<OpeningHours>(),
  greeting: text().notNull().default(usualGreeting.ja),
  greetingEn: text('greeting_en').notNull().default(usualGreeting.en),
  answersFrom: integer('answers_from').notNull().default(sureness.answersFrom.usual),
  callsPerson: boolean('calls_person').notNull().default(true),
  answersEnglish: boolean('answers_english').notNull().default(true),
  wakesByVoice: boolean('wakes_by_voice').notNull().default(true),
  wakesByMotion: boolean('wakes_by_motion').notNull().default(false),
  keepDays: integer('keep_days').notNull().default(receptionistLimits.keepDays.usual),
  forbidden: jsonb().$type<string[]>().notNull().default([]),
  synonyms: jsonb().$type<string[][]>().notNull().default([]),
  readings: jsonb().$type<SpokenReading[]>().notNull().default([]),
  version: integer().notNull().default(1),
});

/** What the receptionist of one signage has of its own; null: as its company. */
export const signageReceptionists = pgTable('signage_receptionists', {
  signageId: bigint('signage_id', { mode: 'number' })
    .primaryKey()
    .references(() => signages.id, { onDelete: 'cascade' }),
  isOn: boolean('is_on'),
  hours: jsonb().$type<OpeningHours>(),
  greeting: text(),
  greetingEn: text('greeting_en'),
  version: integer().notNull().default(1),
});

/** How a character speaks for a company; without a row: as usual. */
export const characterVoices = pgTable(
  'character_voices',
  {
    companyId: companyColumn().notNull(),
    characterId: bigint('character_id', { mode: 'number' })
      .notNull()
      .references(() => characters.id, { onDelete: 'cascade' }),
    /** By its name at the engine; null: the engine's own. */
    voice: text(),
    speed: integer().notNull().default(receptionistLimits.speed.usual),
    pitch: integer().notNull().default(receptionistLimits.pitch.usual),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.characterId] }),
    index('character_voices_character').on(table.characterId),
  ],
);

/** What one account and the receptionist say to one another, until somebody else stands there; only one of them goes on. */
export const dialogues = pgTable(
  'dialogues',
  {
    id: uuid().primaryKey().defaultRandom(),
    companyId: companyColumn().notNull(),
    /** Whose account it is: mostly that of a signage. */
    userId: bigint('user_id', { mode: 'number' })
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null: no signage, somebody at work tries it. */
    signageId: bigint('signage_id', { mode: 'number' }).references(() => signages.id, { onDelete: 'cascade' }),
    language: text({ enum: languages }).notNull().default('ja'),
    beganAt: instant('began_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Null while it goes on. */
    endedAt: instant('ended_at'),
    /** How many questions in a row were not understood. */
    misses: integer().notNull().default(0),
    /** Of the call that it led to, by the id that the signage made up. */
    requestId: uuid('request_id'),
    because: text({ enum: callReasons }),
  },
  (table) => [
    index('dialogues_user').on(table.userId, table.lastAt),
    uniqueIndex('dialogues_running').on(table.userId).where(sql`${table.endedAt} is null`),
    index('dialogues_company').on(table.companyId, table.lastAt),
    index('dialogues_signage').on(table.signageId),
    index('dialogues_request').on(table.requestId),
  ],
);

/** One thing that was said, in writing; no sound is ever kept. */
export const dialogueLines = pgTable(
  'dialogue_lines',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    dialogueId: uuid('dialogue_id')
      .notNull()
      .references(() => dialogues.id, { onDelete: 'cascade' }),
    saidAt: instant('said_at').notNull(),
    by: text({ enum: ['visitor', 'receptionist'] }).notNull(),
    text: text().notNull(),
    /** In the other language; empty where nobody translated it. */
    translated: text().notNull().default(''),
    /** Of what a visitor asked: what became of it, which answer was the nearest and how near, and with what it is counted. */
    kind: text({ enum: talkKinds }),
    answerId: bigint('answer_id', { mode: 'number' }).references(() => answers.id, { onDelete: 'set null' }),
    sureness: integer(),
    askedKey: text('asked_key'),
  },
  (table) => [
    index('dialogue_lines_dialogue').on(table.dialogueId, table.id),
    index('dialogue_lines_answer').on(table.answerId),
    index('dialogue_lines_asked').on(table.askedKey),
  ],
);

/** What nobody is to answer: it is not shown among the questions without an answer. */
export const askedAside = pgTable(
  'asked_aside',
  {
    companyId: companyColumn().notNull(),
    askedKey: text('asked_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.askedKey] })],
);

/** What outside services were asked on a day in Japan: what may cost money. */
export const outsideUses = pgTable(
  'outside_uses',
  {
    companyId: companyColumn().notNull(),
    day: text().notNull(),
    service: text({ enum: outsideServices }).notNull(),
    asked: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    tokensIn: integer('tokens_in').notNull().default(0),
    tokensOut: integer('tokens_out').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.service] })],
);
