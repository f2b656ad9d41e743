import { companyAnswerCalls, type ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { idIn } from './answers';
import type { TestClient } from './testClient';

/** One more answer of the caller's company. */
export const addAnswerTo = async (client: TestClient, question: string, fields: object = {}): Promise<number> =>
  idIn(await client.post('/api/addAnswer', { question, answer: `${question} の答え`, ...fields }));

/** As the caller reads it; a refusal is a failure of the test. */
export const readAnswer = async (client: TestClient, targetId: number): Promise<ListedAnswer> =>
  companyAnswerCalls.getAnswer.output.parse((await client.post('/api/getAnswers', { targetId })).body);

/** All of the caller's company, or those that are searched for. */
export const allAnswers = async (client: TestClient, wanted: object = {}): Promise<ListedAnswer[]> =>
  companyAnswerCalls.listAnswers.output.parse((await client.post('/api/getAnswers', wanted)).body).answers;

export const questionsIn = async (client: TestClient, wanted: object = {}): Promise<string[]> =>
  (await allAnswers(client, wanted)).map(({ question }) => question);
