import { auditCalls } from '@mukae/contract/calls/audit';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { sureness, verdictOf } from '@mukae/contract/domain/answer/sureness';
import { unknownVariables } from '@mukae/contract/domain/answer/variables';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, allAnswers, questionsIn } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { exampleAnswers } from './examples/exampleAnswers';
import { exampleSynonyms } from './examples/exampleSynonyms';
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

describe('the words of the examples', () => {
  it('[D-AA05] [D-AM03] stand in one group each, as a company may have them', () => {
    const words = exampleSynonyms.flat();
    expect(new Set(words).size).toBe(words.length);
    expect(exampleSynonyms.every((group) => group.length > 1 && group.length <= receptionistLimits.wordsAlike)).toBe(
      true,
    );
    expect(words.every((word) => word.length <= receptionistLimits.word)).toBe(true);
  });

  it('[D-AA05] [D-AM03] become the company’s own with the examples, beside what it has, and the log tells it', async () => {
    await addStranger(service(), { loginId: 'words@third.example', role: 'companyAdmin' });
    const another = await loggedIn(service().url, 'words@third.example');
    const own = [['お手洗い', '雪隠']];
    await another.post('/api/updateReceptionist', { synonyms: own });
    await another.post('/api/addExampleAnswers', {});
    const { getReceptionist } = receptionistCalls;
    const { synonyms } = getReceptionist.output.parse((await another.post('/api/getReceptionist')).body);
    expect(synonyms).toEqual([...own, ...exampleSynonyms.filter((group) => !group.includes('お手洗い'))]);
    const { rows } = auditCalls.getAudit.output.parse((await another.post('/api/getAudit', { page: 1 })).body);
    expect(rows[0]).toMatchObject({ action: 'receptionist.changed', changes: [{ field: 'synonyms' }] });
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
      synonyms: exampleSynonyms,
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
