import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { unknownVariables } from '@mukae/contract/domain/answer/variables';
import { receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, allAnswers, questionsIn } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { exampleAnswers } from './examples/exampleAnswers';

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

  it('[D-AA05] each is what its own questions mean, and none is taken for another', async () => {
    const match = async (msg: string) =>
      companyAnswerCalls.matchAnswers.output.parse((await admin.post('/api/matchAnswers', { msg })).body);
    for (const { question, phrasings, questionEn } of exampleAnswers) {
      for (const asked of [question, ...phrasings, questionEn]) {
        const { verdict, matches } = await match(asked);
        expect([asked, verdict, matches[0]?.question]).toEqual([asked, 'answer', question]);
      }
    }
    expect((await admin.post('/api/getAlikeAnswers', {})).body).toEqual({ result: 'OK', pairs: [] });
  });
});
