import type { FieldChange } from '@mukae/contract/domain/audit/action';
import type { Audit } from '#features/audit';
import { companyIn, holdCompany } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { refuseTooManyAnswers } from './answerRoom';
import { answersOfCompany, insertAnswers } from './answers.repo';
import type { ExampleAnswer } from './examples/exampleAnswer';
import { exampleAnswers } from './examples/exampleAnswers';
import { exampleSynonyms } from './examples/exampleSynonyms';

/** Adds those whose question the company has not yet; answers with how many. */
export type AddExampleAnswers = (principal: LoggedIn, namedCompany: number | undefined) => Promise<number>;

/** Gives a company words for the same thing; back comes what that changed, as people read it. */
type AddSynonyms = (
  tx: Transaction,
  companyId: number,
  groups: readonly (readonly string[])[],
) => Promise<readonly FieldChange[]>;

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
  addSynonyms: AddSynonyms;
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
export async function addAllExamples(
  tx: Transaction,
  addSynonyms: AddSynonyms,
  of: { companyId: number; createdAt: Date },
): Promise<void> {
  await insertExamples(tx, exampleAnswers, of);
  await addSynonyms(tx, of.companyId, exampleSynonyms);
}

export const makeAddExampleAnswers =
  ({ db, clock, audit, addSynonyms }: Dependencies): AddExampleAnswers =>
  async (principal, named) => {
    const companyId = await companyIn(db, reachOf(principal, 'answer.manage', named));
    return db.transaction(async (tx) => {
      const company = await holdCompany(tx, companyId);
      if (!company) throw new Refusal('notFound');
      const there = new Set((await answersOfCompany(tx, companyId)).map(({ question }) => question));
      const missing = exampleAnswers.filter(({ question }) => !there.has(question));
      await refuseTooManyAnswers(tx, companyId, missing.length);
      await insertExamples(tx, missing, { companyId, createdAt: clock.now() });
      for (const { question } of missing) {
        await audit.record(tx, principal.person, { companyId, action: 'answer.added', subject: question });
      }
      const changes = missing.length === 0 ? [] : await addSynonyms(tx, companyId, exampleSynonyms);
      if (changes.length > 0) {
        const entry = { companyId, action: 'receptionist.changed', subject: company.name, changes } as const;
        await audit.record(tx, principal.person, entry);
      }
      return missing.length;
    });
  };
