import { auditCalls } from '@mukae/contract/calls/audit';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusalIn } from '#testing/answers';
import { addStranger } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, questionsIn, readAnswer } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { dialogueLines } from '../receptionist/receptionist.tables';
import { answersApart } from './answers.tables';
import { noteGiven } from './given.repo';

const service = serviceForFile();
let admin: TestClient;
let companies = 0;

/** A company of its own, in which nothing else is like anything. */
async function newCompany(): Promise<TestClient> {
  companies += 1;
  const loginId = `admin${companies}@other.example`;
  await addStranger(service(), { loginId, role: 'companyAdmin' });
  return loggedIn(service().url, loginId);
}

const alike = async (client: TestClient) =>
  companyAnswerCalls.getAlikeAnswers.output.parse((await client.post('/api/getAlikeAnswers', {})).body).pairs;
const questionsAlike = async (client: TestClient) =>
  (await alike(client)).map(({ one, other }) => [one.question, other.question]);
const merge = (client: TestClient, targetId: number, otherId: number) =>
  client.post('/api/mergeAnswers', { targetId, otherId });
const keepApart = (client: TestClient, targetId: number, otherId: number) =>
  client.post('/api/keepAnswersApart', { targetId, otherId });

beforeAll(async () => {
  admin = await newCompany();
  // The dictionary is read when it is first needed.
  await alike(admin);
});

describe('answers that are too alike', () => {
  it('[D-AM04] are told in pairs with how alike they are, until they are to stay apart', async () => {
    const one = await addAnswerTo(admin, '駐車場の料金はいくらですか');
    await addAnswerTo(admin, '授乳室はありますか');
    const other = await addAnswerTo(admin, '駐車場の料金はおいくらですか', { answer: '無料です。' });
    const [pair, ...more] = await alike(admin);
    expect(more).toEqual([]);
    expect(pair).toMatchObject({
      one: { id: one, question: '駐車場の料金はいくらですか' },
      other: { id: other, answer: '無料です。' },
    });
    expect(pair?.sureness).toBeGreaterThan(50);
    expect(pair?.sureness).toBeLessThanOrEqual(100);
    expect((await keepApart(admin, other, one)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect((await keepApart(admin, one, other)).result).toBe('OK');
    expect(await alike(admin)).toEqual([]);
  });

  it('[D-AM04] [D-AT07] are looked for sixty times a minute at most', async () => {
    const client = await newCompany();
    const look = async () => (await client.post('/api/getAlikeAnswers', {})).status;
    const told = await Promise.all(Array.from({ length: 60 }, look));
    expect(new Set(told)).toEqual(new Set([200]));
    expect(await look()).toBe(429);
  });

  it('[D-AM04] are told anew when what they ask is changed, and no more when it is something else', async () => {
    const client = await newCompany();
    const id = await addAnswerTo(client, '喫煙所はどこですか');
    await addAnswerTo(client, '非常口はどこですか', { phrasings: ['避難経路を教えて'] });
    expect(await questionsAlike(client)).toEqual([]);
    await client.post('/api/updateAnswer', { targetId: id, phrasings: ['避難経路を教えて'] });
    expect(await questionsAlike(client)).toEqual([['喫煙所はどこですか', '非常口はどこですか']]);
    await client.post('/api/updateAnswer', { targetId: id, phrasings: [] });
    expect(await questionsAlike(client)).toEqual([]);
  });

  it('[D-AM04] are two of one company', async () => {
    const [mine, foreign] = [await addAnswerTo(admin, '自社の質問です'), await newCompany()];
    const theirs = await addAnswerTo(foreign, '自社の質問です');
    for (const answer of [
      await keepApart(admin, mine, theirs),
      await keepApart(admin, mine, mine),
      await merge(admin, mine, theirs),
      await merge(admin, mine, mine),
      await merge(admin, mine, 999_999),
    ]) {
      expect(refusalIn(answer)).toEqual([404, 'SVER-14']);
    }
    expect(await questionsIn(foreign)).toEqual(['自社の質問です']);
  });
});

describe('two answers that are put together', () => {
  it('[D-AA07] are one that is asked in all the ways of both, and was given as often as both', async () => {
    const client = await newCompany();
    const target = await addAnswerTo(client, 'トイレはどこ', {
      phrasings: ['お手洗い', '化粧室'],
      answer: '右奥です。',
    });
    const other = await addAnswerTo(client, 'お手洗いの場所', {
      phrasings: ['化粧室', 'トイレはどこ', '厠'],
      question_en: 'Where is the toilet?',
      answer: '左です。',
    });
    const third = await addAnswerTo(client, 'シャワーの場所');
    await keepApart(client, other, third);
    const { db } = service();
    for (const [id, day] of [
      [target, '2026-11-16'],
      [other, '2026-11-16'],
      [other, '2026-11-16'],
      [other, '2026-11-15'],
    ] as const) {
      await noteGiven(db, id, day);
    }
    expect((await merge(client, target, other)).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await readAnswer(client, target)).toMatchObject({
      question: 'トイレはどこ',
      phrasings: ['お手洗い', '化粧室', 'お手洗いの場所', '厠'],
      questionEn: 'Where is the toilet?',
      answer: '右奥です。',
      given: 4,
      version: 2,
    });
    expect(await questionsIn(client)).toEqual(['トイレはどこ', 'シャワーの場所']);
    expect(await db.select().from(answersApart).where(eq(answersApart.otherId, third))).toEqual([]);
    const log = auditCalls.getAudit.output.parse((await client.post('/api/getAudit')).body).rows;
    expect(log.slice(0, 2)).toMatchObject([
      {
        action: 'answer.changed',
        subject: 'トイレはどこ',
        changes: [{ field: 'question_en' }, { field: 'phrasings' }],
      },
      { action: 'answer.deleted', subject: 'お手洗いの場所' },
    ]);
  });

  it('[D-AA07] leave what visitors asked with the one that stays', async () => {
    const client = await newCompany();
    const target = await addAnswerTo(client, '荷物を預けたい');
    const other = await addAnswerTo(client, '手荷物はどこに置けますか');
    const asked = await client.post('/api/talkAI', { msg: '手荷物はどこに置けますか' });
    expect(asked.body).toMatchObject({ kind: 'answer', answerId: other });
    const { db } = service();
    const answerOfLine = () =>
      db
        .select({ answerId: dialogueLines.answerId })
        .from(dialogueLines)
        .where(eq(dialogueLines.text, '手荷物はどこに置けますか'));
    expect(await answerOfLine()).toEqual([{ answerId: other }]);
    await merge(client, target, other);
    expect(await answerOfLine()).toEqual([{ answerId: target }]);
  });

  it('[D-AA07] keep the English question of the other as one more way to ask, and no more ways than there may be', async () => {
    const client = await newCompany();
    const many = (prefix: string, count: number) => Array.from({ length: count }, (_, n) => `${prefix} ${n}`);
    const target = await addAnswerTo(client, '傘はありますか', { question_en: 'Umbrella?' });
    const other = await addAnswerTo(client, '傘を借りたい', { question_en: 'Can I borrow one?' });
    await merge(client, target, other);
    expect(await readAnswer(client, target)).toMatchObject({
      questionEn: 'Umbrella?',
      phrasings: ['傘を借りたい', 'Can I borrow one?'],
    });
    const [full, another] = [
      await addAnswerTo(client, '一つ目', { phrasings: many('あ', 20) }),
      await addAnswerTo(client, '二つ目', { phrasings: many('い', 20) }),
    ];
    await merge(client, full, another);
    const { phrasings } = await readAnswer(client, full);
    expect(phrasings).toEqual([...many('あ', 20), '二つ目', ...many('い', 9)]);
    expect(phrasings).toHaveLength(answerLimits.phrasings);
  });

  it('[D-AA07] are put together once, however often at the same time', async () => {
    const client = await newCompany();
    const [one, other] = [await addAnswerTo(client, '受付はどこ'), await addAnswerTo(client, '受付の場所')];
    const answered = await Promise.all([
      merge(client, one, other),
      merge(client, other, one),
      merge(client, one, other),
    ]);
    expect(answered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await questionsIn(client)).toHaveLength(1);
  });

  it('[D-AA07] [O-R01] are left as they are by an operator', async () => {
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect((await merge(operator, 1, 2)).status).toBe(403);
    expect((await keepApart(operator, 1, 2)).status).toBe(403);
    expect((await operator.post('/api/getAlikeAnswers', {})).status).toBe(200);
  });
});
