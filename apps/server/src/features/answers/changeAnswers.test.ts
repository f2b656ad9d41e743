import { auditCalls } from '@mukae/contract/calls/audit';
import { answerLimits } from '@mukae/contract/domain/answer/answer';
import { count, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo, questionsIn, readAnswer } from '#testing/someAnswers';
import { loggedIn, TestClient } from '#testing/testClient';
import { drawnPicture, sampleFilm } from '#testing/uploads';
import { answers } from './answers.tables';

const service = serviceForFile();
let admin: TestClient;
let operator: TestClient;
let system: TestClient;
let stranger: TestClient;
let strangeCompany: number;

beforeAll(async () => {
  const { url } = service();
  strangeCompany = (await addStranger(service(), { loginId: 'admin@other.example', role: 'companyAdmin' })).companyId;
  admin = await loggedIn(url, 'admin@demo.example');
  operator = await loggedIn(url, 'operator1@demo.example');
  system = await loggedIn(url, 'system@demo.example');
  stranger = await loggedIn(url, 'admin@other.example');
});

const update = (targetId: number, fields: object, client = admin) =>
  client.post('/api/updateAnswer', { targetId, ...fields });
const remove = (targetId: number, client = admin) => client.post('/api/deleteAnswer', { targetId });
const addMedium = async (image: File, client = admin) => idIn(await client.form('/api/addMedia', { image }));
const lastInLog = async () =>
  auditCalls.getAudit.output.parse((await admin.post('/api/getAudit', { pageSize: 100 })).body).rows[0];

const whole = {
  category: '施設',
  question: 'ベビーカーは借りられますか',
  phrasings: ['ベビーカーを貸してほしい', 'Can I borrow a buggy?'],
  answer: 'はい、1階の総合案内で\nお貸ししています。',
  question_en: 'Can I borrow a stroller?',
  answer_en: 'Yes, at Information.',
  gesture: 'showRight',
  is_suggested: true,
};

describe('an answer', () => {
  it('[O-AI08] is added, read, changed field by field and deleted', async () => {
    const picture = await addMedium(await drawnPicture('#123123'));
    const id = idIn(await admin.post('/api/addAnswer', { ...whole, picture_id: picture }));
    const read = async () => (await admin.post('/api/getAnswers', { targetId: id })).body;
    const told = {
      ...whole,
      id,
      picture_id: picture,
      picture_url: `/files/media/${picture}.png`,
      given: 0,
      version: 1,
    };
    expect(await read()).toEqual(told);
    expect((await update(id, { answer: 'いいえ。', version: 1 })).body).toEqual({ result: 'OK', code: '', msg: '' });
    expect(await read()).toEqual({ ...told, answer: 'いいえ。', version: 2 });
    expect((await update(id, { picture_id: 0, is_suggested: false, phrasings: [] })).result).toBe('OK');
    expect(await read()).toMatchObject({
      picture_id: 0,
      picture_url: '',
      is_suggested: false,
      phrasings: [],
      version: 3,
    });
    expect((await remove(id)).result).toBe('OK');
    expect((await remove(id)).status).toBe(404);
    expect((await admin.post('/api/getAnswers', { targetId: id })).status).toBe(404);
  });

  it('[O-AI08] needs a question and an answer, and nothing else', async () => {
    const id = idIn(await admin.post('/api/addAnswer', { question: ' 何時ですか ', answer: ' 時計をご覧ください。 ' }));
    expect(await readAnswer(admin, id)).toMatchObject({
      question: '何時ですか',
      answer: '時計をご覧ください。',
      category: '',
      phrasings: [],
      gesture: 'plain',
      pictureId: null,
      isSuggested: false,
    });
    for (const missing of [{ question: '何時' }, { answer: '時計' }, { question: ' ', answer: '時計' }]) {
      expect((await admin.post('/api/addAnswer', missing)).status).toBe(400);
    }
    for (const fields of [{ question: '' }, { answer: ' ' }, { gesture: 'dance' }, { phrasings: [''] }]) {
      expect(refusalIn(await update(id, fields))).toEqual([400, 'SVER-10']);
    }
    expect((await readAnswer(admin, id)).version).toBe(1);
  });

  it('[O-AI08] asks nothing twice: a phrasing that repeats another, or the question, is left out', async () => {
    const id = await addAnswerTo(admin, '駅はどこ', { phrasings: ['駅まで', '駅はどこ', '駅まで'] });
    expect((await readAnswer(admin, id)).phrasings).toEqual(['駅まで']);
    await update(id, { question: '駅まで' });
    expect(await readAnswer(admin, id)).toMatchObject({ question: '駅まで', phrasings: [] });
  });

  it.each([
    ['question', answerLimits.question],
    ['category', answerLimits.category],
    ['answer', answerLimits.answer],
    ['answer_en', answerLimits.answerEn],
  ])('[O-AI08] has a %s of up to %d characters, as people count', async (field, max) => {
    const send = (length: number) =>
      admin.post('/api/addAnswer', { question: '長さ', answer: '長さ', [field]: '👩🏽‍🚀'.repeat(length) });
    expect((await send(max)).result).toBe('OK');
    expect(refusalIn(await send(max + 1))).toEqual([400, 'SVER-10']);
  });

  it('[O-AI08] has up to 30 phrasings', async () => {
    const phrasings = Array.from({ length: answerLimits.phrasings + 1 }, (_, n) => `言い方 ${n}`);
    const send = (list: string[]) => admin.post('/api/addAnswer', { question: '数', answer: '数', phrasings: list });
    expect((await send(phrasings.slice(1))).result).toBe('OK');
    expect((await send(phrasings)).status).toBe(400);
  });
});

describe('who reads and who changes answers', () => {
  it('[O-AI08] [O-R01] an operator reads them; a screen, a web-reservation user and nobody do not', async () => {
    const id = await addAnswerTo(admin, '係が読む');
    expect((await readAnswer(operator, id)).question).toBe('係が読む');
    for (const answer of [
      await operator.post('/api/addAnswer', whole),
      await update(id, { answer: '変えた' }, operator),
      await remove(id, operator),
      await operator.post('/api/addExampleAnswers', {}),
      await operator.send('GET', '/api/exportAnswers'),
    ]) {
      expect(answer.status).toBe(403);
    }
    for (const loginId of ['signage1@demo.example', 'guest@demo.example']) {
      const client = await loggedIn(service().url, loginId);
      expect((await client.post('/api/getAnswers', { targetId: id })).status).toBe(403);
    }
    expect((await new TestClient(service().url).post('/api/getAnswers')).status).toBe(401);
  });

  it('[O-AI08] [D-B04] those of another company do not exist', async () => {
    const id = await addAnswerTo(admin, '他社には見えない');
    const mine = await addAnswerTo(stranger, '別会社の質問');
    for (const answer of [
      await stranger.post('/api/getAnswers', { targetId: id }),
      await update(id, { answer: '奪った' }, stranger),
      await remove(id, stranger),
      await stranger.post('/api/mergeAnswers', { targetId: mine, otherId: id }),
      await stranger.post('/api/keepAnswersApart', { targetId: id, otherId: mine }),
    ]) {
      expect(refusalIn(answer)).toEqual([404, 'SVER-14']);
    }
    expect(await questionsIn(stranger)).toEqual(['別会社の質問']);
    expect(await questionsIn(admin)).not.toContain('別会社の質問');
  });

  it('[O-AI08] [D-A24] a system administrator names the company; whoever else names one means her own', async () => {
    const of = (companyId: number, question: string, client: TestClient) =>
      client.post('/api/addAnswer', { question, answer: 'はい', companyId });
    expect((await of(strangeCompany, '運営の質問', system)).result).toBe('OK');
    expect(await questionsIn(system, { companyId: strangeCompany })).toContain('運営の質問');
    expect((await of(strangeCompany, '自社の質問', admin)).result).toBe('OK');
    expect(await questionsIn(stranger)).not.toContain('自社の質問');
    expect(refusalIn(await system.post('/api/getAnswers'))).toEqual([400, 'SVER-41']);
    expect(refusalIn(await system.post('/api/getAnswers', { companyId: 999_999 }))).toEqual([404, 'SVER-14']);
    expect(refusalIn(await system.post('/api/addAnswer', { question: '誰', answer: '誰' }))).toEqual([400, 'SVER-41']);
  });
});

describe('two who change an answer', () => {
  it('[O-AI08] [O-S08] the second is told, and nothing of hers is written', async () => {
    const id = await addAnswerTo(admin, '二人が変える');
    expect((await update(id, { answer: '一', version: 1 })).result).toBe('OK');
    expect(refusalIn(await update(id, { answer: '二', version: 1 }))).toEqual([409, 'SVER-28']);
    expect(await readAnswer(admin, id)).toMatchObject({ answer: '一', version: 2 });
    const answered = await Promise.all(['三', '四', '五'].map((answer) => update(id, { answer, version: 2 })));
    expect(answered.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('[O-AI08] what is the same as before is no change', async () => {
    const id = await addAnswerTo(admin, '同じまま', { phrasings: ['変わらない'] });
    expect((await update(id, { question: '同じまま', phrasings: ['変わらない'] })).result).toBe('OK');
    expect((await readAnswer(admin, id)).version).toBe(1);
  });
});

describe('the picture of an answer', () => {
  it('[O-AI08] is a picture of its company', async () => {
    const film = await addMedium(await sampleFilm());
    const foreign = await addMedium(await drawnPicture('#777777'), stranger);
    const id = await addAnswerTo(admin, '絵のある答え');
    for (const picture_id of [film, foreign, 999_999]) {
      expect(refusalIn(await update(id, { picture_id }))).toEqual([404, 'SVER-14']);
      expect((await admin.post('/api/addAnswer', { ...whole, picture_id })).status).toBe(404);
    }
    const elsewhere = {
      ...whole,
      companyId: strangeCompany,
      picture_id: await addMedium(await drawnPicture('#456456')),
    };
    expect((await system.post('/api/addAnswer', elsewhere)).status).toBe(404);
  });
});

describe('the log of answers', () => {
  it('[O-A02] [O-AI08] tells what was added, changed and deleted, field by field', async () => {
    const picture = await addMedium(await drawnPicture('#abcabc', '案内図.png'));
    const id = await addAnswerTo(admin, '記録する質問');
    expect(await lastInLog()).toMatchObject({
      action: 'answer.added',
      subject: '記録する質問',
      actor: { name: '田中 恵子' },
    });
    const { id: _, ...fields } = { ...whole, id, picture_id: picture };
    await update(id, fields);
    expect(await lastInLog()).toMatchObject({ action: 'answer.changed', subject: '記録する質問' });
    expect((await lastInLog())?.changes).toEqual(
      expect.arrayContaining([
        { field: 'asked', from: '記録する質問', to: 'ベビーカーは借りられますか' },
        { field: 'phrasings', from: '', to: 'ベビーカーを貸してほしい | Can I borrow a buggy?' },
        { field: 'question_en', from: '', to: 'Can I borrow a stroller?' },
        { field: 'gesture', from: 'plain', to: 'showRight' },
        { field: 'picture', from: '', to: '案内図' },
        { field: 'is_suggested', from: 'false', to: 'true' },
      ]),
    );
    await remove(id);
    expect(await lastInLog()).toMatchObject({ action: 'answer.deleted', subject: whole.question });
  });
});

describe('a company with a thousand answers', () => {
  it('[O-AI08] adds no more, also when several are added at once', async () => {
    const { db, clock } = service();
    const { id, companyId } = await addStranger(service(), { loginId: 'full@full.example', role: 'companyAdmin' });
    expect(id).toBeGreaterThan(0);
    const full = await loggedIn(service().url, 'full@full.example');
    const rows = Array.from({ length: answerLimits.answers - 1 }, (_, n) => ({
      companyId,
      question: `質問 ${n}`,
      answer: '答え',
      createdAt: clock.now(),
    }));
    await db.insert(answers).values(rows);
    const added = await Promise.all(
      ['一', '二', '三'].map((question) => full.post('/api/addAnswer', { question, answer: 'x' })),
    );
    expect(added.map(({ code }) => code).toSorted()).toEqual(['', 'SVER-51', 'SVER-51']);
    expect(refusalIn(await full.post('/api/addExampleAnswers', {}))).toEqual([409, 'SVER-51']);
    const [counted] = await db.select({ all: count() }).from(answers).where(eq(answers.companyId, companyId));
    expect(counted?.all).toBe(answerLimits.answers);
    const { companyId: demo } = await demoUser(service(), 'admin');
    expect(demo).not.toBe(companyId);
    expect((await addAnswerTo(admin, 'よその会社には空きがある')) > 0).toBe(true);
  });
});
