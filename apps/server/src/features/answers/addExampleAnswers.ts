import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { refuseTooManyAnswers } from './answerRoom';
import { answersOfCompany, insertAnswers } from './answers.repo';
import type { ExampleAnswer } from './examples/exampleAnswer';
import { exampleAnswers } from './examples/exampleAnswers';

/** Adds those whose question the company has not yet; answers with how many. */
export type AddExampleAnswers = (principal: LoggedIn, namedCompany: number | undefined) => Promise<number>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
}

const insertExamples = (
  tx: Transaction,
  examples: readonly ExampleAnswer[],
  of: { companyId: number; createdAt: Date },
): Promise<unknown> =>
  insertAnswers(
    tx,
    examples.map((example) => ({ ...example, phrasings: [...example.phrasings], ...of })),
  );

/** All of them, for a company that has just come to be. */
export const addAllExamples = (tx: Transaction, of: { companyId: number; createdAt: Date }): Promise<unknown> =>
  insertExamples(tx, exampleAnswers, of);

export const makeAddExampleAnswers =
  ({ db, clock, audit }: Dependencies): AddExampleAnswers =>
  async (principal, named) => {
    const companyId = await companyIn(db, reachOf(principal, 'answer.manage', named));
    return db.transaction(async (tx) => {
      await holdCompany(tx, companyId);
      const there = new Set((await answersOfCompany(tx, companyId)).map(({ question }) => question));
      const missing = exampleAnswers.filter(({ question }) => !there.has(question));
      await refuseTooManyAnswers(tx, companyId, missing.length);
      await insertExamples(tx, missing, { companyId, createdAt: clock.now() });
      for (const { question } of missing) {
        await audit.record(tx, principal.person, { companyId, action: 'answer.added', subject: question });
      }
      return missing.length;
    });
  };
