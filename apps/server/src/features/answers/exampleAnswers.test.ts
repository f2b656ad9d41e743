import { sureness, verdictOf } from '@mukae/contract/domain/answer/sureness';
import { unknownVariables } from '@mukae/contract/domain/answer/variables';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, allAnswers, questionsIn } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { exampleAnswers } from './examples/exampleAnswers';
import { makeMatching } from './matching/matching';

const service = serviceForFile();
let admin: TestClient;

beforeAll(async () => {
  await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' });
  admin = await loggedIn(service().url, 'admin@other.example');
});

const addExamples = async () => (await admin.post('/api/addExampleAnswers', {})).body;

describe('the examples', () => {
  it('[D-AA05] are twenty in both languages, each asked in several ways, a few of them offered', () => {
    expect(exampleAnswers).toHaveLength(20);
    expect(new Set(exampleAnswers.map(({ question }) => question)).size).toBe(20);
    for (const example of exampleAnswers) {
      expect(example.questionEn).toMatch(/^[\x20-\x7e]+[.?]$/);
      expect(example.answerEn).toMatch(/^[\x20-\x7e]+\.$/);
      expect(example.phrasings.length).toBeGreaterThanOrEqual(3);
      expect(unknownVariables(example.answer + example.answerEn)).toEqual([]);
      // Said in one breath, and on one page of a screen or two.
      expect(example.answer.length).toBeLessThanOrEqual(receptionistLimits.greeting);
    }
    const offered = exampleAnswers.filter(({ isSuggested }) => isSuggested).length;
    expect(offered).toBeGreaterThan(1);
    expect(offered).toBeLessThan(6);
  });

  it('[D-AA05] are added once: those whose question is there already are left out', async () => {
    const [first] = exampleAnswers;
    await addAnswerTo(admin, first?.question ?? '', { answer: 'もう書いてあります。' });
    expect(await addExamples()).toEqual({ result: 'OK', added: 19 });
    expect(await addExamples()).toEqual({ result: 'OK', added: 0 });
    expect((await questionsIn(admin)).toSorted()).toEqual(exampleAnswers.map(({ question }) => question).toSorted());
    expect(await allAnswers(admin, { search: first?.question })).toMatchObject([{ answer: 'もう書いてあります。' }]);
  });
});

describe('the matching of the examples', () => {
  const matching = makeMatching();
  const company = {
    id: 1,
    version: 'examples',
    load: async () => ({
      answers: exampleAnswers.map(({ question, phrasings, questionEn, answer, answerEn }, id) => ({
        id,
        texts: [question, ...phrasings, questionEn],
        told: [answer, answerEn],
      })),
      synonyms: [],
    }),
  };

  // The dictionary is read when it is first needed.
  beforeAll(() => matching.keyOf('はい'));
  afterAll(() => matching.stop());

  it('[D-AA05] each is what its own questions mean', async () => {
    const { usual } = sureness.answersFrom;
    const taken = await Promise.all(
      exampleAnswers.flatMap(({ question, phrasings, questionEn }, id) =>
        [question, ...phrasings, questionEn].map(async (asked) => {
          const matches = await matching.match(company, asked);
          return { asked, isRight: matches[0]?.id === id && verdictOf(matches, usual) === 'answer', matches };
        }),
      ),
    );
    expect(taken.filter(({ isRight }) => !isRight)).toEqual([]);
  });

  it('[D-AA05] [D-AM04] none is too like another', async () => {
    expect(await matching.alike(company)).toEqual([]);
  });
});
