import { answerGestures } from '@mukae/contract/domain/answer/answer';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { companies } from '../companies/companies.tables';
import { media } from '../media/media.tables';

/** What the receptionist of a company answers, and to which words. */
export const answers = pgTable(
  'answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: bigint('company_id', { mode: 'number' })
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    category: text().notNull().default(''),
    question: text().notNull(),
    phrasings: jsonb().$type<string[]>().notNull().default([]),
    answer: text().notNull(),
    questionEn: text('question_en').notNull().default(''),
    answerEn: text('answer_en').notNull().default(''),
    gesture: text({ enum: answerGestures }).notNull().default('plain'),
    pictureId: bigint('picture_id', { mode: 'number' }).references(() => media.id, { onDelete: 'set null' }),
    isSuggested: boolean('is_suggested').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index('answers_company').on(table.companyId, table.id), index('answers_picture').on(table.pictureId)],
);

/** Two answers that look alike and are meant to be two; the one with the smaller id first. */
export const answersApart = pgTable(
  'answers_apart',
  {
    oneId: bigint('one_id', { mode: 'number' })
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    otherId: bigint('other_id', { mode: 'number' })
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index('answers_apart_other').on(table.otherId),
    check('answers_apart_order', sql`${table.oneId} < ${table.otherId}`),
  ],
);

/** How often an answer was given on a day in Japan: kept without a word of whoever asked. */
export const answersGiven = pgTable(
  'answers_given',
  {
    answerId: bigint('answer_id', { mode: 'number' })
      .notNull()
      .references(() => answers.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    times: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.answerId, table.day] })],
);
