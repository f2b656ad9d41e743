import { japanDay } from '@mukae/contract/domain/time/japanTime';
import type { Clock } from '#platform/clock/clock';
import type { Database, Queryable } from '#platform/db/database';
import { knownAnswer } from './answers.present';
import { answersNamed } from './answers.repo';
import { noteGiven } from './given.repo';
import type { KnownTo, RulesOf } from './knownAnswers';
import type { Matching } from './matching/matching';
import { followingQuestions, suggestedQuestions } from './offered.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
  matching: Matching;
  knownTo: KnownTo;
  rulesOf: RulesOf;
}

/** So many questions stand on a screen at once. */
const questionsShown = 3;

/** What the receptionist of a company knows, for who answers in her place. */
export const makeAnswerKnowledge = ({ db, clock, matching, knownTo, rulesOf }: Dependencies) => ({
  /** The nearest answers, the surest first. */
  match: async (companyId: number, text: string) =>
    matching.match(await knownTo(companyId, await rulesOf(companyId)), text),
  /** Those that are there, in the order in which they are named. */
  find: async (companyId: number, ids: readonly number[]) => (await answersNamed(db, companyId, ids)).map(knownAnswer),
  /** What is offered before anybody asks. */
  suggestions: (companyId: number) => suggestedQuestions(db, companyId, questionsShown, clock.now()),
  /** What may be asked after an answer. */
  followUps: ({ id }: { id: number }) => followingQuestions(db, id, questionsShown, clock.now()),
  keyOf: matching.keyOf,
  noteGiven: (on: Queryable, answerId: number, now: Date) => noteGiven(on, answerId, japanDay(now)),
});
