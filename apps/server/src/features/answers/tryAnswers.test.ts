import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { beforeAll, describe, expect, it } from 'vitest';
import { idIn, refusalIn } from '#testing/answers';
import { addPerson, demoUser } from '#testing/people';
import { serviceForFile } from '#testing/serviceForFile';
import { addAnswerTo } from '#testing/someAnswers';
import { loggedIn, type TestClient } from '#testing/testClient';
import { drawnPicture } from '#testing/uploads';
import { answersGiven } from './answers.tables';

const service = serviceForFile();
let admin: TestClient;

const match = async (msg: string, fields: object = {}, client = admin) =>
  companyAnswerCalls.matchAnswers.output.parse((await client.post('/api/matchAnswers', { msg, ...fields })).body);

const openingHours = (opens: string, closes: string) => {
  const time = { opens, closes };
  return { week: { mon: time, tue: time, wed: time, thu: time, fri: time, sat: time, sun: time }, closedOn: [] };
};

beforeAll(async () => {
  admin = await loggedIn(service().url, 'admin@demo.example');
  const picture = idIn(await admin.form('/api/addMedia', { image: await drawnPicture('#1f1f1f') }));
  await addAnswerTo(admin, '双眼鏡は借りられますか', {
    phrasings: ['双眼鏡を貸してほしい'],
    question_en: 'Can I borrow binoculars?',
    gesture: 'nod',
    picture_id: picture,
  });
  await addAnswerTo(admin, '展示室はいつ見られますか', {
    answer: '{店名}は{営業時間}です。本日は{今日}です。',
    answer_en: '{store} is open {hours}.',
  });
  // The dictionary is read when it is first needed.
  await match('はい');
});

describe('the test box', () => {
  it('[D-AA02] says what she would do, how sure she is, and the whole answer; nothing is kept of it', async () => {
    const told = await match('そうがんきょうを借りられますか');
    expect(told).toMatchObject({ verdict: 'answer', answersFrom: 75 });
    expect(told.matches[0]).toMatchObject({
      question: '双眼鏡は借りられますか',
      answer: '双眼鏡は借りられますか の答え',
      gesture: 'nod',
      pictureUrl: expect.stringMatching(/^\/files\/media\/\d+\.png$/),
    });
    expect(told.matches[0]?.sureness).toBeGreaterThanOrEqual(75);
    expect(await service().db.select().from(answersGiven)).toEqual([]);
  });

  it('[D-AA02] finds nothing in nothing, and no answer where nothing is near', async () => {
    for (const msg of ['', '👨‍👩‍👧‍👦']) {
      expect(await match(msg)).toEqual({ result: 'OK', verdict: 'offer', answersFrom: 75, matches: [] });
    }
    expect((await match('量子力学の不確定性原理')).verdict).not.toBe('answer');
  });

  it('[D-AA02] says that a person is called, or that nothing is answered, also where an answer is near', async () => {
    await admin.post('/api/updateReceptionist', { forbidden: ['競合商店'] });
    const foreseen = async (msg: string) => (await match(msg)).verdict;
    expect(await foreseen('双眼鏡のことで担当者を呼んでください')).toBe('person');
    expect(await foreseen('ふざけるな、双眼鏡は借りられますか')).toBe('person');
    expect(await foreseen('競合商店でも双眼鏡は借りられますか')).toBe('reply');
    expect(await foreseen('ありがとうございました')).toBe('reply');
    await admin.post('/api/updateReceptionist', { forbidden: [] });
  });

  it('[D-AA02] knows at once what was changed just now', async () => {
    const id = await addAnswerTo(admin, '金庫はありますか');
    expect((await match('金庫はありますか')).matches[0]?.answerId).toBe(id);
    await admin.post('/api/updateAnswer', { targetId: id, question: '貴重品入れはどこですか' });
    expect((await match('貴重品入れはどこですか')).matches[0]?.answerId).toBe(id);
    await admin.post('/api/deleteAnswer', { targetId: id });
    expect((await match('貴重品入れはどこですか')).matches.map(({ answerId }) => answerId)).not.toContain(id);
  });
});

describe('an answer with variables', () => {
  const said = async (fields: object, client = admin) => {
    const [best] = (await match('展示室はいつ見られますか', fields, client)).matches;
    return [best?.answer, best?.answerEn];
  };

  it('[D-AT09] is filled in for the store of whoever tries it, or for that of a screen that she names', async () => {
    const tokyo = Number((await demoUser(service(), 'admin')).storeId);
    const osaka = Number((await demoUser(service(), 'signage2')).storeId);
    const unknown = [
      '営業時間は、係の者におたずねください。本日は11月16日（月）です。',
      'Please ask our staff about the opening hours.',
    ];
    expect(await said({})).toEqual(unknown);
    const open = (storeId: number, hours: object) =>
      admin.form('/api/updateStore', { targetStoreId: String(storeId), openingHours: JSON.stringify(hours) });
    expect((await open(tokyo, openingHours('10:00', '20:00'))).result).toBe('OK');
    expect((await open(osaka, openingHours('11:00', '21:30'))).result).toBe('OK');
    expect(await said({})).toEqual([
      '東京本店は10時から20時までです。本日は11月16日（月）です。',
      '東京本店 is open from 10:00 to 20:00.',
    ]);
    const screen = await loggedIn(service().url, 'signage2@demo.example');
    const signageId = Number(Object((await screen.post('/api/getSignage', { targetId: 'SELF' })).body).id);
    const there = [
      '大阪梅田店は11時から21時30分までです。本日は11月16日（月）です。',
      '大阪梅田店 is open from 11:00 to 21:30.',
    ];
    expect(await said({ signageId })).toEqual(there);
    const operator = await loggedIn(service().url, 'operator1@demo.example');
    expect(await said({ signageId }, operator)).toEqual(there);
  });

  it('[D-AT09] is filled in with the company where there is no store', async () => {
    await addPerson(service(), { loginId: 'everywhere@demo.example', role: 'operator' });
    const everywhere = await loggedIn(service().url, 'everywhere@demo.example');
    await admin.post('/api/updateAnswer', {
      targetId: (await match('展示室はいつ見られますか')).matches[0]?.answerId,
      answer: '{店名}です。',
    });
    expect((await said({}, everywhere))[0]).toBe('青葉ホーム株式会社です。');
  });

  it('[D-AT09] [D-B04] is not filled in at a screen of another company, which does not exist', async () => {
    expect(refusalIn(await admin.post('/api/matchAnswers', { msg: '営業', signageId: 999_999 }))).toEqual([
      404,
      'SVER-14',
    ]);
  });
});
