import { createHash } from 'node:crypto';
import type { Database } from '#platform/db/database';
import { answersOfCompany, stateOfAnswers } from './answers.repo';
import type { Matching } from './matching/matching';

/** What a company has set of how its answers are found, and given. */
interface MatchingRules {
  answersFrom: number;
  synonyms: readonly (readonly string[])[];
  forbidden: readonly string[];
  callsPerson: boolean;
}

export type RulesOf = (companyId: number) => Promise<MatchingRules>;
export type KnownTo = (companyId: number, rules: Pick<MatchingRules, 'synonyms'>) => Promise<Known>;

type Known = Parameters<Matching['match']>[0];

const written = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

const markOf = (synonyms: MatchingRules['synonyms']): string =>
  createHash('sha256').update(JSON.stringify(synonyms)).digest('base64url');

/** What a company knows by now: named at once, and read only by who has not prepared it yet. */
export const makeKnownTo =
  (db: Database): KnownTo =>
  async (companyId, { synonyms }) => ({
    id: companyId,
    version: `${await stateOfAnswers(db, companyId)} ${markOf(synonyms)}`,
    load: async () => ({
      answers: (await answersOfCompany(db, companyId)).map(
        ({ id, question, phrasings, questionEn, answer, answerEn }) => ({
          id,
          texts: written([question, ...phrasings, questionEn]),
          told: written([answer, answerEn]),
        }),
      ),
      synonyms,
    }),
  });
