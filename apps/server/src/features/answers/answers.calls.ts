import { ok } from '@mukae/contract/calls/answers';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { AddExampleAnswers } from './addExampleAnswers';
import type { AlikeAnswers } from './alikeAnswers';
import type { AnswerTables } from './answerTables';
import { answerTableHandlers } from './answerTables.calls';
import { keepApart } from './apart.repo';
import type { AnswerChanges } from './changeAnswers';
import type { FindPair } from './findPair';
import type { MergeAnswers } from './mergeAnswers';
import { readAnswerHandlers } from './readAnswers.calls';
import type { TryAnswers } from './tryAnswers';

interface Dependencies {
  db: Database;
  clock: Clock;
  changes: AnswerChanges;
  addExamples: AddExampleAnswers;
  tryAnswers: TryAnswers;
  alikeAnswers: AlikeAnswers;
  findPair: FindPair;
  merge: MergeAnswers;
  tables: AnswerTables;
}

export const answerHandlers = (answers: Dependencies): Handler[] => [
  ...readAnswerHandlers(answers),
  ...answerTableHandlers(answers.tables),

  handleAdding(companyAnswerCalls.addAnswer, ({ principal, input, noteAdded }) =>
    answers.changes.add(principal, input, noteAdded),
  ),

  handle(companyAnswerCalls.updateAnswer, async ({ principal, input }) => {
    await answers.changes.change(principal, input);
    return ok;
  }),

  handle(companyAnswerCalls.deleteAnswer, async ({ principal, input }) => {
    await answers.changes.remove(principal, input.targetId);
    return ok;
  }),

  handle(companyAnswerCalls.addExampleAnswers, async ({ principal, input }) => ({
    result: 'OK',
    added: await answers.addExamples(principal, input.companyId),
  })),

  handle(companyAnswerCalls.matchAnswers, async ({ principal, input }) => ({
    result: 'OK',
    ...(await answers.tryAnswers(principal, input)),
  })),

  handle(companyAnswerCalls.getAlikeAnswers, async ({ principal, input }) => ({
    result: 'OK',
    pairs: await answers.alikeAnswers(principal, input.companyId),
  })),

  handle(companyAnswerCalls.keepAnswersApart, async ({ principal, input }) => {
    await answers.findPair(principal, input);
    await keepApart(answers.db, { one: input.targetId, other: input.otherId });
    return ok;
  }),

  handle(companyAnswerCalls.mergeAnswers, async ({ principal, input }) => {
    await answers.merge(principal, input);
    return ok;
  }),
];
