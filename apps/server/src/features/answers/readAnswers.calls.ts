import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { presentAnswer } from './answers.present';
import { countByCategory, findAnswerRow, listAnswers } from './answers.repo';

interface Dependencies {
  db: Database;
  clock: Clock;
}

export function readAnswerHandlers({ db, clock }: Dependencies): Handler[] {
  const companyOf = (principal: LoggedIn, named: number | undefined) =>
    companyIn(db, reachOf(principal, 'answer.read', named));

  return [
    handle(companyAnswerCalls.getAnswer, async ({ principal, input }) => {
      const row = await findAnswerRow(db, reachOf(principal, 'answer.read'), input.targetId, clock.now());
      if (!row) throw new Refusal('notFound');
      return presentAnswer(row);
    }),

    handle(companyAnswerCalls.listAnswers, async ({ principal, input: { companyId, ...query } }) => {
      const { rows } = await listAnswers(db, await companyOf(principal, companyId), query, clock.now());
      return { result: 'OK', answers: rows.map(presentAnswer) };
    }),

    handle(companyAnswerCalls.pageOfAnswers, async ({ principal, input: { companyId: named, ...query } }) => {
      const companyId = await companyOf(principal, named);
      const { rows, total } = await listAnswers(db, companyId, query, clock.now());
      const counted = await countByCategory(db, companyId);
      return {
        result: 'OK',
        rows: rows.map(presentAnswer),
        total,
        categories: counted.filter(({ name }) => name !== ''),
        all: counted.reduce((sum, { count }) => sum + count, 0),
      };
    }),
  ];
}
