import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { beforeAll, describe, expect, it } from 'vitest';
import { addPerson, addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, questionsIn, readAnswer } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { days } from '#testing/testClock';
import { noteGiven } from './given.repo';

const service = serviceForFile();
let admin: TestClient;

const page = async (wanted: object = {}) =>
  companyAnswerCalls.pageOfAnswers.output.parse((await admin.post('/api/getAnswers', { page: 1, ...wanted })).body);
const questions = async (wanted: object = {}) => (await page(wanted)).rows.map(({ question }) => question);

const ids = new Map<string, number>();

const loginId = 'admin@museum.example';
let companyId: number;

beforeAll(async () => {
  companyId = (await addStranger(service(), { loginId, role: 'companyAdmin' })).companyId;
  admin = await loggedIn(service().url, loginId);
  await addAnswerTo(await loggedIn(service().url, 'admin@demo.example'), '別会社の質問', { category: '施設' });
  for (const [question, fields] of [
    ['駐車場の料金', { category: '駐車場', phrasings: ['車を停めると'], answer_en: '300 yen an hour.' }],
    ['免税はどこ', { category: '免税', question_en: 'Where is tax free?' }],
    ['100%の果汁', { category: '施設', answer: 'はい_そうです' }],
    ['お手洗い', { category: '施設', phrasings: ['トイレ "赤"', '化粧室'] }],
    ['分類のない質問', {}],
  ] as const) {
    ids.set(question, await addAnswerTo(admin, question, fields));
    service().clock.forward(1000);
  }
});

const give = (question: string, day: string) => noteGiven(service().db, ids.get(question) ?? 0, day);

describe('the list of answers', () => {
  it('[D-AA01] is whole and in the order in which they were added where no page is asked for', async () => {
    const all = ['駐車場の料金', '免税はどこ', '100%の果汁', 'お手洗い', '分類のない質問'];
    expect(await questionsIn(admin)).toEqual(all);
    expect(await questionsIn(admin, { category: '施設' })).toEqual(['100%の果汁', 'お手洗い']);
    expect(await questionsIn(admin, { category: '' })).toEqual(all);
  });

  it.each([
    ['the question', '果汁', '100%の果汁'],
    ['a phrasing', '化粧', 'お手洗い'],
    ['a phrasing with quotes', '"赤"', 'お手洗い'],
    ['the answer', 'はい_そ', '100%の果汁'],
    ['the English question', 'TAX free', '免税はどこ'],
    ['the English answer', 'yen', '駐車場の料金'],
  ])('[D-AA01] is searched in %s', async (_, search, found) => {
    expect(await questions({ search })).toEqual([found]);
  });

  it('[D-AA01] takes signs that mean something to the database as they are', async () => {
    expect(await questions({ search: '0%の' })).toEqual(['100%の果汁']);
    expect(await questions({ search: '0_の' })).toEqual([]);
  });

  it('[D-AA01] tells the categories, the largest first, however it is narrowed', async () => {
    const told = await page({ category: '免税', search: 'どこ', pageSize: 1 });
    expect(told).toMatchObject({ total: 1, all: 5 });
    expect(told.categories).toEqual([
      { name: '施設', count: 2 },
      { name: '免税', count: 1 },
      { name: '駐車場', count: 1 },
    ]);
  });

  it('[D-AA01] counts how often each was given this month, and is sorted by it', async () => {
    for (const day of ['2026-10-31', '2026-11-01', '2026-11-16', '2026-11-16']) await give('お手洗い', day);
    await give('免税はどこ', '2026-11-02');
    expect((await readAnswer(admin, ids.get('お手洗い') ?? 0)).given).toBe(3);
    expect((await questions({ sort: '-given' })).slice(0, 2)).toEqual(['お手洗い', '免税はどこ']);
    expect((await page({ sort: '-given', pageSize: 2 })).rows.map(({ given }) => given)).toEqual([3, 1]);
  });

  it('[D-AA01] [D-B08] comes by the page, sorted by question or by age', async () => {
    const upwards = await questions({ sort: 'question' });
    expect(upwards.toSorted()).toEqual((await questionsIn(admin)).toSorted());
    expect(await questions({ sort: '-question' })).toEqual(upwards.toReversed());
    expect(await questions({ sort: '-createdAt', pageSize: 2 })).toEqual(['分類のない質問', 'お手洗い']);
    expect(await questions({ sort: '-createdAt', pageSize: 2, page: 3 })).toEqual(['駐車場の料金']);
  });

  it('[D-AA01] [O-AI08] is read by an operator of the company alone', async () => {
    await addPerson(service(), { loginId: 'operator@museum.example', role: 'operator', companyId });
    const operator = await loggedIn(service().url, 'operator@museum.example');
    expect(await questionsIn(operator)).toEqual(await questionsIn(admin));
  });

  it('[D-AA01] counts anew in another month', async () => {
    service().clock.forward(days(20));
    admin = await loggedIn(service().url, loginId);
    expect((await page({ sort: '-given' })).rows.map(({ given }) => given)).toEqual([0, 0, 0, 0, 0]);
  });
});
