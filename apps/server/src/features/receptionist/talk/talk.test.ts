import { type TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import { receptionistLines, sorryLines } from '@mukae/contract/domain/receptionist/lines';
import { errorCodes } from '@mukae/contract/errors/codes';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStranger, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { answers } from '../../answers/answers.tables';
import { dialogueLines } from '../receptionist.tables';

const service = serviceForFile();
let signage: TestClient;
let admin: TestClient;
let operator: TestClient;

const toilet = {
  question: 'お手洗いはどこですか',
  answer: '2階のエレベーターの右にございます。',
  phrasings: ['トイレはどこ', 'トイレに行きたい'],
  category: '館内',
  question_en: 'Where is the restroom?',
  answer_en: 'On the second floor, to the right of the lift.',
  gesture: 'showRight',
};
const hours = {
  question: '何時まで開いていますか',
  answer: '{店名}の営業時間は{営業時間}です。',
  phrasings: ['閉店は何時ですか', '営業時間を教えてください'],
  category: '館内',
};
const parking = {
  question: '駐車場はありますか',
  answer: '地下1階にございます。',
  phrasings: ['車はどこに停められますか', 'パーキングはどこですか'],
  category: '駐車場',
};

const idOf = async (answer: object) => Number(Object((await admin.post('/api/addAnswer', answer)).body).id);
let ids: Record<'toilet' | 'hours' | 'parking', number>;

beforeAll(async () => {
  const clientOf = (name: string) => loggedIn(service().url, `${name}@demo.example`);
  [signage, admin, operator] = [await clientOf('signage1'), await clientOf('admin'), await clientOf('operator1')];
  await service().db.delete(answers);
  ids = { toilet: await idOf(toilet), hours: await idOf(hours), parking: await idOf(parking) };
  // The dictionary is read when it is first needed.
  await admin.post('/api/matchAnswers', { msg: 'はい' });
});
beforeEach(async () => {
  service().clock.forward(minutes(2));
  await signage.get('/api/talkAI/restart');
});

const ask = async (msg: string, client = signage) =>
  talkingCalls.talkAI.output.parse((await client.post('/api/talkAI', { msg })).body);
const heard = async (input: object): Promise<TalkEvent[]> =>
  (await signage.stream('/api/talkAI/stream', input)).events.map((event) => talkingCalls.talk.event.parse(event));

describe('the receptionist', () => {
  it('[O-AI04] answers with the company’s own words, and names the answer', async () => {
    expect(await ask('トイレに行きたいんですけど')).toEqual({
      result: 'OK',
      answered: toilet.answer,
      kind: 'answer',
      answerId: ids.toilet,
      choices: [],
    });
  });

  it('[D-AT01] says what she does before the words come, then the words, then what may be asked next', async () => {
    const [understood, answering, sentence, end, ...more] = await heard({ msg: 'お手洗いはどこですか' });
    expect(understood).toEqual({ is: 'understood', language: 'ja' });
    expect(answering).toEqual({ is: 'answering', gesture: 'showRight', picture: '' });
    expect(sentence).toEqual({ is: 'sentence', ja: toilet.answer, en: toilet.answer_en });
    expect(end).toEqual({
      is: 'end',
      kind: 'answer',
      answerId: ids.toilet,
      choices: [{ id: ids.hours, ja: hours.question, en: '' }],
      isOver: false,
    });
    expect(more).toEqual([]);
  });

  it('[O-AI04] asks back with what is near, and offers a person, when she is not sure', async () => {
    const lent = ['傘は借りられますか', '車いすは借りられますか'];
    for (const question of lent)
      await idOf({ question, answer: 'はい、総合案内でお貸しします。', category: '貸し出し' });
    const unsure = await ask('借りられますか');
    expect(unsure).toMatchObject({ answered: receptionistLines.asksBack.ja, kind: 'choices', answerId: null });
    expect(unsure.choices.map(({ question }) => question)).toEqual(expect.arrayContaining(lent));
    expect(unsure.choices.length).toBeLessThanOrEqual(3);
  });

  it('[D-AT01] a choice that is touched is answered by its id, in the language of the screen', async () => {
    const events = await heard({ answerId: ids.toilet, language: 'en' });
    expect(events[0]).toEqual({ is: 'understood', language: 'en' });
    expect(events.at(-1)).toMatchObject({ is: 'end', kind: 'answer', answerId: ids.toilet });
    expect((await signage.stream('/api/talkAI/stream', { answerId: 999_999, language: 'ja' })).status).toBe(404);
  });

  it('[D-AT08] [D-AM05] answers in English who speaks English, unless the company does not want that', async () => {
    expect(await ask('Where is the restroom, please?')).toMatchObject({
      answered: toilet.answer_en,
      answerId: ids.toilet,
    });
    await admin.post('/api/updateReceptionist', { answers_english: false });
    expect(await ask('Where is the restroom, please?')).toMatchObject({ answered: toilet.answer });
    await admin.post('/api/updateReceptionist', { answers_english: true });
  });

  it('[D-AT09] fills in the store and its hours', async () => {
    const { answered } = await ask('閉店は何時ですか');
    expect(answered).toBe('営業時間は、係の者におたずねください。');
    const open = { opens: '09:00', closes: '18:30' };
    const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: open };
    await admin.post('/api/updateCompany', { openingHours: { week, closedOn: [] } });
    expect((await ask('閉店は何時ですか')).answered).toBe('東京本店の営業時間は9時から18時30分までです。');
  });
});

describe('a person', () => {
  it('[D-AT05] is called for who asks for one, and for who is angry', async () => {
    expect(await ask('担当の方とお話しできますか')).toMatchObject({
      kind: 'handover',
      answered: receptionistLines.handsOver.ja,
    });
    expect(await ask('ふざけるな、バカにしてるのか')).toMatchObject({
      kind: 'handover',
      answered: sorryLines.angry.ja,
    });
  });

  it('[D-AT05] [D-AT06] is called also by who says what the company forbids, and is not kept with it', async () => {
    await admin.post('/api/updateReceptionist', { forbidden: ['馬鹿野郎', '競合商店'] });
    expect(await ask('担当者を呼んでください、馬鹿野郎')).toMatchObject({
      kind: 'handover',
      answered: sorryLines.angry.ja,
    });
    expect(await ask('競合商店のことで担当者を呼んでください')).toMatchObject({
      kind: 'handover',
      answered: receptionistLines.handsOver.ja,
    });
    const kept = await service().db.select({ text: dialogueLines.text }).from(dialogueLines);
    expect(kept.filter(({ text }) => /馬鹿野郎|競合商店/.test(text))).toEqual([]);
    await admin.post('/api/updateReceptionist', { forbidden: [] });
  });

  it('[D-AT05] is called after three questions in a row that were not understood, and not before', async () => {
    const kinds = [];
    for (const msg of ['ドラゴンフルーツの収穫時期', '量子計算機の温度', '惑星の公転周期'])
      kinds.push((await ask(msg)).kind);
    expect(kinds).toEqual(['choices', 'choices', 'handover']);
  });

  it('[D-AS01] [D-AT05] is not called for what was overheard, however often, nor does that count for a question that was meant', async () => {
    for (const msg of ['量子計算機の温度', '惑星の公転周期', 'ドラゴンフルーツの収穫時期', '深海魚の名前'])
      expect((await heard({ msg, isOverheard: true })).at(-1)).toMatchObject({ kind: 'choices' });
    const kinds = [];
    for (const msg of ['量子計算機の温度', '惑星の公転周期', '深海魚の名前']) kinds.push((await ask(msg)).kind);
    expect(kinds).toEqual(['choices', 'choices', 'handover']);
  });

  it('[D-AT05] [O-AI05] an answer in between, or a new visitor, begins to count anew', async () => {
    for (const msg of ['量子計算機の温度', '惑星の公転周期']) await ask(msg);
    expect((await ask('お手洗いはどこですか')).kind).toBe('answer');
    for (const msg of ['量子計算機の温度', '惑星の公転周期']) expect((await ask(msg)).kind).toBe('choices');
    expect((await signage.get('/api/talkAI/restart')).body).toMatchObject({ result: 'OK' });
    expect((await ask('ドラゴンフルーツの収穫時期')).kind).toBe('choices');
  });

  it('[D-AT05] is only offered where the company does not want one to be called', async () => {
    await admin.post('/api/updateReceptionist', { calls_person: false });
    for (const msg of ['量子計算機の温度', '惑星の公転周期', 'ドラゴンフルーツの収穫時期', '深海魚の名前'])
      expect((await ask(msg)).kind).toBe('choices');
    await admin.post('/api/updateReceptionist', { calls_person: true });
  });
});

describe('the offer of a person', () => {
  it('[D-AT05] is accepted by a yes after something that was not understood, and a yes to nothing calls nobody', async () => {
    expect((await ask('お願いします')).kind).toBe('answer');
    expect((await ask('量子計算機の温度')).kind).toBe('choices');
    expect(await ask('はい、お願いします')).toMatchObject({
      kind: 'handover',
      answered: receptionistLines.handsOver.ja,
    });
  });
});

describe('courtesy', () => {
  it('[D-AT01] thanks are returned, and who takes her leave is let go', async () => {
    expect((await ask('ありがとうございました')).kind).toBe('answer');
    expect((await heard({ msg: 'さようなら' })).at(-1)).toMatchObject({ is: 'end', isOver: true });
  });

  it('[D-AT01] [D-AT05] who says hello and no more yet is asked what it is about, and nothing was missed', async () => {
    for (const msg of ['すみません', '量子計算機の温度', 'こんにちは', 'すみません'])
      expect((await ask(msg)).kind).toBe(msg === '量子計算機の温度' ? 'choices' : 'answer');
    expect(await ask('Hello')).toMatchObject({ kind: 'answer', answered: receptionistLines.hello.en, choices: [] });
  });

  it('[D-AT06] words that the company forbids are neither answered nor kept', async () => {
    await admin.post('/api/updateReceptionist', { forbidden: ['競合商店'] });
    expect(await ask('キョウゴウ商店より競合商店の方が安いですか')).toMatchObject({
      kind: 'answer',
      answered: receptionistLines.forbidden.ja,
    });
    const kept = await service().db.select({ text: dialogueLines.text }).from(dialogueLines);
    expect(kept.some(({ text }) => text.includes('競合商店'))).toBe(false);
    await admin.post('/api/updateReceptionist', { forbidden: [] });
  });
});

describe('a receptionist who is not at work', () => {
  const closed = { kind: 'handover', answered: receptionistLines.handsOver.ja, answerId: null };
  const lines = async () => (await service().db.select().from(dialogueLines)).length;

  it('[D-AX01] answers no screen, and keeps nothing of what it says, but whoever tries it at a desk', async () => {
    await admin.post('/api/updateReceptionist', { is_on: false });
    const before = await lines();
    expect(await ask('お手洗いはどこですか')).toMatchObject(closed);
    expect(await lines()).toBe(before);
    expect(await ask('お手洗いはどこですか', operator)).toMatchObject({ answerId: ids.toilet });
    await admin.post('/api/updateReceptionist', { is_on: true });
    expect(await ask('お手洗いはどこですか')).toMatchObject({ answerId: ids.toilet });
  });

  it('[D-AX01] answers where a screen has its own hours, and not beyond them', async () => {
    const { body } = await signage.post('/api/getSignage', { targetId: 'SELF' });
    const setTo = (hours: object | null) =>
      admin.post('/api/updateSignageReceptionist', { signageId: Object(body).id, hours });
    const never = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
    expect((await setTo({ week: never, closedOn: [] })).result).toBe('OK');
    expect(await ask('お手洗いはどこですか')).toMatchObject(closed);
    await setTo(null);
    expect(await ask('お手洗いはどこですか')).toMatchObject({ answerId: ids.toilet });
  });
});

describe('who may ask', () => {
  it('[O-AI04] everybody who works there and the screens do, and nobody else', async () => {
    for (const client of [operator, admin, await loggedIn(service().url, 'guest@demo.example')])
      expect((await client.post('/api/talkAI', { msg: 'お手洗いはどこですか' })).result).toBe('OK');
    expect((await new TestClient(service().url).post('/api/talkAI', { msg: 'お手洗い' })).status).toBe(401);
    const system = await loggedIn(service().url, 'system@demo.example');
    expect((await system.post('/api/talkAI', { msg: 'お手洗い' })).code).toBe(errorCodes.companyNeeded);
    const { companyId } = await demoUser(service(), 'admin');
    expect((await system.post('/api/talkAI', { msg: 'お手洗いはどこですか', companyId })).body).toMatchObject({
      answerId: ids.toilet,
    });
  });

  it('[O-AI08] a company knows nothing of the answers of another', async () => {
    await addStranger(service(), { loginId: 'z@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'z@other.example');
    expect(await ask('お手洗いはどこですか', stranger)).toMatchObject({ kind: 'handover', answerId: null });
    expect((await stranger.stream('/api/talkAI/stream', { answerId: ids.toilet, language: 'ja' })).status).toBe(404);
  });

  it('[D-AT07] asks thirty times a minute at most', async () => {
    for (let times = 0; times < 30; times += 1) expect((await ask('さようなら', operator)).kind).toBe('answer');
    const refused = await operator.post('/api/talkAI', { msg: 'さようなら' });
    expect([refused.status, refused.code]).toEqual([429, errorCodes.tooMany]);
    service().clock.forward(minutes(1) + 1);
    expect((await ask('さようなら', operator)).kind).toBe('answer');
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['2,001 characters', 'あ'.repeat(2001)],
  ])('[W-09] [D-AM06] %s is refused', async (_, msg) => {
    expect((await signage.post('/api/talkAI', { msg })).code).toBe(errorCodes.badInput);
  });

  it.each([['😀😀😀'], ['ﾄｲﾚﾊﾄﾞｺﾃﾞｽｶ'], ['ห้องน้ำอยู่ที่ไหน'], ['!!!???'], ['あ'.repeat(2000)]])(
    '[D-AM06] %s is answered somehow, and nothing breaks',
    async (msg) => {
      expect(['answer', 'choices', 'handover']).toContain((await ask(msg)).kind);
    },
  );
});

it('[O-AI03] what is said goes on as it is where nobody translates', async () => {
  const { body } = await signage.post('/api/translateText', { msg: 'お手洗いはどこですか' });
  expect(body).toEqual({ result: 'OK', translated: 'お手洗いはどこですか' });
});

it('[D-AT07] [S-05] words are to be translated a hundred and twenty times a minute at most, also where nobody translates', async () => {
  const translate = async () => (await operator.post('/api/translateText', { msg: 'はい' })).status;
  const answered = await Promise.all(Array.from({ length: 120 }, translate));
  expect(new Set(answered)).toEqual(new Set([200]));
  expect(await translate()).toBe(429);
});
