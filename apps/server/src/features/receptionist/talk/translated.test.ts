import { talkingCalls } from '@mukae/contract/calls/talking';
import { receptionistLines } from '@mukae/contract/domain/receptionist/lines';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idIn } from '#testing/answers';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { answers } from '../../answers/answers.tables';
import { dialogueLines, dialogues } from '../receptionist.tables';
import { startLibreTranslate } from '../testing/libreTranslate';

const japanese = 'お手洗いはどこですか';
let translation: string;
const libre = await startLibreTranslate({ translate: () => translation });
const service = serviceForFile(libre.env);
let signage: TestClient;
let admin: TestClient;
let toiletId: number;

beforeAll(async () => {
  [signage, admin] = [
    await loggedIn(service().url, 'signage1@demo.example'),
    await loggedIn(service().url, 'admin@demo.example'),
  ];
  await service().db.delete(answers);
  // In one language, as most companies write them.
  toiletId = idIn(await admin.post('/api/addAnswer', { question: japanese, answer: '2階にございます。' }));
});
beforeEach(async () => {
  translation = japanese;
  libre.translations.length = 0;
  service().clock.forward(minutes(2));
  await signage.get('/api/talkAI/restart');
});
afterAll(() => libre.stop());

const ask = async (msg: string) => talkingCalls.talkAI.output.parse((await signage.post('/api/talkAI', { msg })).body);
const sentOn = () => libre.translations.map(({ q }) => q);

describe('a question in another language', () => {
  it('[O-AI02] [D-AM05] is answered by what it means, where the company has written it in Japanese alone', async () => {
    const asked = 'Where can I wash my hands?';
    expect(await ask(asked)).toMatchObject({ kind: 'answer', answerId: toiletId, answered: '2階にございます。' });
    // Once: what the operator reads is the same.
    expect(sentOn()).toEqual([asked]);
  });

  it('[O-AI02] is answered by its own words where those are surer', async () => {
    const answer = { question: '傘立てはどこですか', question_en: 'Where is the umbrella stand?', answer: '右です。' };
    const standId = idIn(await admin.post('/api/addAnswer', answer));
    expect(await ask('Where is the umbrella stand?')).toMatchObject({ kind: 'answer', answerId: standId });
  });

  it('[O-AI02] goes on as it is where its translation cannot be had', async () => {
    translation = '';
    expect((await ask('Where can I powder my nose?')).kind).not.toBe('answer');
  });
});

describe('a word that the company forbids', () => {
  beforeAll(async () => {
    await service().db.delete(dialogues);
    await admin.post('/api/updateReceptionist', { forbidden: ['競合商店'] });
  });

  it('[D-AT06] is nowhere in what is kept of a question, and goes to nobody', async () => {
    translation = 'What about 競合商店?';
    expect(await ask('競合商店の方が安いですか')).toMatchObject({ answered: receptionistLines.forbidden.ja });
    expect(await ask('競合商店のことで担当者を呼んでください')).toMatchObject({ kind: 'handover' });
    await expect
      .poll(async () => (await service().db.select().from(dialogueLines)).filter(({ translated }) => translated !== ''))
      .toHaveLength(4);
    const rows = await service().db.select().from(dialogueLines);
    expect(JSON.stringify(rows)).not.toMatch(/競合商店|きょうごうしょうてん|キョウゴウショウテン/);
    expect(sentOn().join()).not.toContain('競合商店');
    expect(sentOn()).toHaveLength(2);
  });

  it('[D-AT06] [O-AI03] is translated neither there nor back', async () => {
    translation = 'To 競合商店, please.';
    const { body } = await signage.post('/api/translateText', { msg: '競合商店までお願いします' });
    expect(body).toEqual({ result: 'OK', translated: 'To ○○, please.' });
    expect(sentOn()).toEqual(['○○までお願いします']);
  });
});
