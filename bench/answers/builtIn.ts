import type { Matching } from '@mukae/server/features/answers/matching/matching';
import type { Finder } from './finder';
import type { QuestionSet } from './sets/questionSet';

const companyOf = ({ trade, answers, synonyms }: QuestionSet, id: number) => ({
  id,
  version: trade,
  load: async () => ({
    answers: answers.map(({ id, question, phrasings, questionEn, answer, answerEn }) => ({
      id,
      texts: [question, ...phrasings, questionEn],
      told: [answer, answerEn],
    })),
    synonyms,
  }),
});

/** As the service asks it; `company`: whose these answers are. */
export const makeBuiltIn = (matching: Matching, company = 1): Finder => ({
  name: 'built in',
  find: (set, question) => matching.match(companyOf(set, company), question),
});
