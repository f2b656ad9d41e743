import { dayMs, japanDay } from '@mukae/contract/domain/time/japanTime';
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#platform/db/database';
import { timesGivenSince } from './answers.repo';
import { answers } from './answers.tables';

const question = { id: answers.id, ja: answers.question, en: answers.questionEn };

/** What was given lately tells what visitors want to know. */
const timesLately = (now: Date) => timesGivenSince(japanDay(new Date(now.getTime() - 30 * dayMs)));

/** What is offered to who has not asked yet: what the company suggests, then what is asked most, then the oldest. */
export const suggestedQuestions = (db: Queryable, companyId: number, atMost: number, now: Date) =>
  db
    .select(question)
    .from(answers)
    .where(eq(answers.companyId, companyId))
    .orderBy(desc(answers.isSuggested), desc(timesLately(now)), asc(answers.id))
    .limit(atMost);

/** What may be asked after an answer: others of its category, those first that are asked most. */
export function followingQuestions(db: Queryable, answerId: number, atMost: number, now: Date) {
  const given = alias(answers, 'given');
  const isBeside = and(
    eq(given.companyId, answers.companyId),
    eq(given.category, answers.category),
    ne(given.id, answers.id),
  );
  return db
    .select(question)
    .from(answers)
    .innerJoin(given, isBeside)
    .where(eq(given.id, answerId))
    .orderBy(desc(timesLately(now)), asc(answers.id))
    .limit(atMost);
}
