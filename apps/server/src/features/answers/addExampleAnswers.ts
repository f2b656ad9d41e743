import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { refuseTooManyAnswers } from './answerRoom';
import { answersOfCompany, insertAnswers } from './answers.repo';
import { exampleAnswers } from './examples/exampleAnswers';

/** Adds those whose question the company has not yet; answers with how many. */
export type AddExampleAnswers = (principal: LoggedIn, namedCompany: number | undefined) => Promise<number>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
}

export const makeAddExampleAnswers =
  ({ db, clock, audit }: Dependencies): AddExampleAnswers =>
  async (principal, named) => {
    const companyId = await companyIn(db, reachOf(principal, 'answer.manage', named));
    return db.transaction(async (tx) => {
      await holdCompany(tx, companyId);
      const there = new Set((await answersOfCompany(tx, companyId)).map(({ question }) => question));
      const missing = exampleAnswers.filter(({ question }) => !there.has(question));
      await refuseTooManyAnswers(tx, companyId, missing.length);
      await insertAnswers(
        tx,
        missing.map((example) => ({
          ...example,
          phrasings: [...example.phrasings],
          companyId,
          createdAt: clock.now(),
        })),
      );
      for (const { question } of missing) {
        await audit.record(tx, principal.person, { companyId, action: 'answer.added', subject: question });
      }
      return missing.length;
    });
  };
