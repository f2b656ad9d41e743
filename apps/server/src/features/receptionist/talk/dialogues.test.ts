import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addStranger, demoUser } from '#testing/people';
import { receptionForFile, touch } from '#testing/receptionForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { days, minutes } from '#testing/testClock';
import { answers } from '../../answers/answers.tables';
import { askedAside, dialogues } from '../receptionist.tables';

const { service, browser, screen, operator } = receptionForFile();
let signage: TestClient;
let admin: TestClient;

beforeAll(async () => {
  [signage, admin] = [await browser('signage1'), await browser('admin')];
  await service().db.delete(answers);
  await admin.post('/api/addAnswer', {
    question: 'お手洗いはどこですか',
    answer: '2階にございます。',
    answer_en: 'On the second floor.',
  });
  // The dictionary is read when it is first needed.
  await admin.post('/api/matchAnswers', { msg: 'はい' });
});
beforeEach(async () => {
  service().clock.forward(minutes(11));
  await service().db.delete(dialogues);
});

const ask = (msg: string) => signage.post('/api/talkAI', { msg });
const dialogueOf = async (requestId: string, client: TestClient) =>
  receptionistCalls.getDialogue.output.parse((await client.post('/api/getDialogue', { requestId })).body).dialogue;
const asked = async (wanted: object = {}) =>
  receptionistCalls.pageOfAsked.output.parse((await admin.post('/api/getAsked', wanted)).body);

describe('what was said before a call', () => {
  it('[D-AO01] [O-AI05] is one dialogue until nobody has said anything for ten minutes', async () => {
    const dialoguesAfter = async (ms: number) => {
      service().clock.forward(ms);
      await ask('お手洗いはどこですか');
      return (await service().db.select().from(dialogues)).length;
    };
    expect(await dialoguesAfter(0)).toBe(1);
    expect(await dialoguesAfter(minutes(10) - 1)).toBe(1);
    expect(await dialoguesAfter(minutes(10))).toBe(2);
  });

  it('[D-AO01] is there for who answers, with what it means in the other language, and why a person was called', async () => {
    await ask('お手洗いはどこですか');
    await ask('担当の方をお願いします');
    const requestId = await touch(await screen());
    const dialogue = await dialogueOf(requestId, await browser('operator1'));
    expect(dialogue).toMatchObject({ language: 'ja', because: 'asked' });
    expect(dialogue?.lines.map(({ by, text, translated }) => [by, text, translated])).toEqual([
      ['visitor', 'お手洗いはどこですか', ''],
      ['receptionist', '2階にございます。', 'On the second floor.'],
      ['visitor', '担当の方をお願いします', ''],
      [
        'receptionist',
        '担当の者におつなぎします。このままお待ちください。',
        'I am calling a person. Please wait here.',
      ],
    ]);
  });

  it('[D-AO01] goes on into the call, whose visitor it names', async () => {
    await ask('お手洗いはどこですか');
    const signagePage = await screen();
    const operatorPage = await operator('operator1');
    const pressed = await touch(signagePage);
    await operatorPage.say('acceptRequest', { requestId: pressed, peerId: operatorPage.peerId });
    const { call } = await operatorPage.hears('submitCall', ({ call: told }) => told.signageId === signagePage.id);
    expect(call.requestId).toBe(pressed);
    expect(await dialogueOf(pressed, await browser('operator1'))).toMatchObject({ because: 'touched' });
  });

  it('[D-AO01] is not that of a visitor who was there before, and there is none where nothing was said', async () => {
    await ask('お手洗いはどこですか');
    await signage.get('/api/talkAI/restart');
    expect(await dialogueOf(await touch(await screen()), await browser('operator1'))).toBeNull();
  });

  it('[D-AO01] is nobody else’s: not another company’s, and not a screen’s', async () => {
    await ask('お手洗いはどこですか');
    const requestId = await touch(await screen());
    await addStranger(service(), { loginId: 'z@other.example', role: 'companyAdmin' });
    expect(await dialogueOf(requestId, await loggedIn(service().url, 'z@other.example'))).toBeNull();
    expect((await signage.post('/api/getDialogue', { requestId })).status).toBe(403);
  });
});

describe('a screen that only some may answer', () => {
  it('[D-AO01] tells what was said there to them, and to no other operator', async () => {
    await ask('お手洗いはどこですか');
    const signagePage = await screen();
    const requestId = await touch(signagePage);
    const { id: userId } = await demoUser(service(), 'operator1');
    const assigned = await admin.post('/api/addSignageUser', { targetId: signagePage.id, userId });
    expect(assigned.result).toBe('OK');
    expect(await dialogueOf(requestId, await browser('operator1'))).not.toBeNull();
    expect(await dialogueOf(requestId, await browser('operator2'))).toBeNull();
    expect(await dialogueOf(requestId, admin)).not.toBeNull();
    await admin.post('/api/deleteSignageUser', { targetId: signagePage.id, userId });
    expect(await dialogueOf(requestId, await browser('operator2'))).not.toBeNull();
  });
});

describe('what was asked', () => {
  it('[D-AA06] is counted by what means the same, and what was not answered is listed apart', async () => {
    for (const msg of ['量子計算機の温度', 'お手洗いはどこですか', 'おてあらいはどこですか', '量子計算機の温度は？'])
      await ask(msg);
    expect((await asked()).rows.map(({ times, kind }) => [times, kind])).toEqual([
      [2, 'choices'],
      [2, 'answer'],
    ]);
    expect((await asked({ isAnswered: false })).rows).toMatchObject([
      { times: 2, text: '量子計算機の温度は？', signageName: '1F 総合受付', wasHandedOver: false },
    ]);
    expect((await asked({ isAnswered: true })).rows).toMatchObject([{ times: 2, nearest: { sureness: 100 } }]);
  });

  it('[D-AA06] names the nearest answer also of what a person was called for', async () => {
    for (let times = 0; times < 3; times++) await ask('ここはどこですか');
    expect((await asked({ isAnswered: false })).rows).toMatchObject([
      { times: 3, kind: 'handover', nearest: { question: 'お手洗いはどこですか' } },
    ]);
  });

  it('[D-AA06] is neither a thank-you, nor a goodbye, an angry word or the wish for a person', async () => {
    for (const msg of ['ありがとうございます', 'ばかやろう', '担当の方をお願いします', 'さようなら']) await ask(msg);
    expect((await asked()).total).toBe(0);
  });

  it('[D-AA06] is put aside and taken back', async () => {
    await ask('量子計算機の温度');
    const [question] = (await asked({ isAnswered: false })).rows;
    const put = (isAside: boolean) => admin.post('/api/putAsideAsked', { key: question?.key, isAside });
    await put(true);
    expect((await asked({ isAnswered: false })).total).toBe(0);
    expect((await asked()).rows).toMatchObject([{ isAside: true }]);
    await put(false);
    expect((await asked({ isAnswered: false })).rows).toMatchObject([{ isAside: false }]);
  });

  it('[D-AA02] of who only tries it at a desk is not among what visitors asked', async () => {
    await admin.post('/api/talkAI', { msg: '量子計算機の温度' });
    await admin.post('/api/matchAnswers', { msg: '量子計算機の温度' });
    expect((await asked()).total).toBe(0);
  });

  it('[D-AT10] is read by administrators of the company alone', async () => {
    await ask('お手洗いはどこですか');
    for (const name of ['operator1', 'signage1', 'guest'])
      expect((await (await browser(name)).post('/api/getAsked')).status).toBe(403);
    await addStranger(service(), { loginId: 'y@other.example', role: 'companyAdmin' });
    const stranger = await loggedIn(service().url, 'y@other.example');
    expect((await stranger.post('/api/getAsked')).body).toMatchObject({ total: 0 });
  });
});

describe('what visitors said', () => {
  const kept = async () => {
    await service().mukae.receptionist.sweep();
    return (await service().db.select().from(dialogues)).length;
  };

  it('[D-AX03] [D-AT10] is deleted after the days that the company has set, thirty unless it has', async () => {
    await ask('お手洗いはどこですか');
    service().clock.forward(days(30) - 1);
    expect(await kept()).toBe(1);
    service().clock.forward(2);
    expect(await kept()).toBe(0);
    await relogin();
    await admin.post('/api/updateReceptionist', { keep_days: 2 });
    await ask('お手洗いはどこですか');
    service().clock.forward(days(2) + 1);
    expect(await kept()).toBe(0);
  });

  it('[D-AX03] [D-AA06] is what a question that was put aside is called by, which goes with it, and not before', async () => {
    await relogin();
    const aside = async () => (await service().db.select().from(askedAside)).length;
    const askAndPutAside = async () => {
      await ask('量子計算機の温度');
      const [question] = (await asked({ isAnswered: false })).rows;
      await admin.post('/api/putAsideAsked', { key: question?.key, isAside: true });
    };
    await askAndPutAside();
    await kept();
    expect(await aside()).toBe(1);
    service().clock.forward(days(30) + 1);
    await kept();
    expect(await aside()).toBe(0);
    await relogin();
    await askAndPutAside();
    await admin.post('/api/deleteTalk');
    expect(await aside()).toBe(0);
  });

  it('[D-AX03] is deleted at once by who is asked to, and the log tells who did it', async () => {
    await relogin();
    await ask('お手洗いはどこですか');
    expect((await admin.post('/api/deleteTalk')).result).toBe('OK');
    expect(await service().db.select().from(dialogues)).toEqual([]);
    expect((await asked()).total).toBe(0);
  });

  /** Days have passed: sessions have ended. */
  async function relogin(): Promise<void> {
    [signage, admin] = [
      await loggedIn(service().url, 'signage1@demo.example'),
      await loggedIn(service().url, 'admin@demo.example'),
    ];
  }
});
