import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { type TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import { receptionistLines } from '@mukae/contract/domain/receptionist/lines';
import type { OutsideService } from '@mukae/contract/domain/receptionist/receptionist';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patiently } from '#testing/patiently';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, type TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { answers } from '../../answers/answers.tables';
import { dialogueLines, dialogues } from '../receptionist.tables';
import { startLibreTranslate } from '../testing/libreTranslate';
import { type ModelScript, says, startTalkModel } from '../testing/talkModel';

let answer: ModelScript;
const model = await startTalkModel({ answer: () => answer });
const libre = await startLibreTranslate({ translate: ({ q }) => `(${q})` });
const service = serviceForFile({ ...model.env, ...libre.env });
let signage: TestClient;
let admin: TestClient;
let toiletId: number;

beforeAll(async () => {
  signage = await loggedIn(service().url, 'signage1@demo.example');
  admin = await loggedIn(service().url, 'admin@demo.example');
  await service().db.delete(answers);
  const toilet = {
    question: 'お手洗いはどこですか',
    answer: '{店名}の2階にございます。',
    answer_en: 'On the second floor.',
  };
  toiletId = Number(Object((await admin.post('/api/addAnswer', toilet)).body).id);
  // The dictionary is read when it is first needed.
  await admin.post('/api/matchAnswers', { msg: 'はい' });
});
beforeEach(async () => {
  answer = says('2階の右手に', 'ございます。ほかに', 'ございますか。');
  service().clock.forward(minutes(3));
  await signage.get('/api/talkAI/restart');
});
afterAll(async () => {
  await model.stop();
  await libre.stop();
});

const heard = async (msg: string): Promise<TalkEvent[]> =>
  (await signage.stream('/api/talkAI/stream', { msg })).events.map((event) => talkingCalls.talk.event.parse(event));
const ask = async (msg: string) => talkingCalls.talkAI.output.parse((await signage.post('/api/talkAI', { msg })).body);
const sentences = (events: readonly TalkEvent[]) =>
  events.flatMap((event) => (event.is === 'sentence' ? [event.ja || event.en] : []));

describe('an outside model', () => {
  it('[D-AT02] [D-AT01] answers sentence by sentence, from what the company has written', async () => {
    const events = await heard('お手洗いはどこですか');
    expect(sentences(events)).toEqual(['2階の右手にございます。', 'ほかにございますか。']);
    expect(events.at(-1)).toMatchObject({ is: 'end', kind: 'answer', answerId: null, isOver: false });
    const system = model.chats.at(-1)?.messages[0]?.content ?? '';
    expect(system).toContain('東京本店の2階にございます。');
  });

  it('[D-AT02] knows what was said before, until somebody else stands there', async () => {
    await ask('お手洗いはどこですか');
    await ask('それは遠いですか');
    const said = () => model.chats.at(-1)?.messages.map(({ content }) => content) ?? [];
    expect(said().slice(1)).toEqual([
      'お手洗いはどこですか',
      '2階の右手にございます。ほかにございますか。',
      'それは遠いですか',
    ]);
    await signage.get('/api/talkAI/restart');
    await ask('それは遠いですか');
    expect(said()).toHaveLength(2);
  });

  it('[D-AT02] calls a person, shows the way and takes leave, and does nothing else', async () => {
    answer = { ...says('担当の者を呼びます。'), calls: [{ name: 'call_person', input: '{}' }] };
    expect(await ask('団体の申し込みをしたい')).toMatchObject({ kind: 'handover', answered: '担当の者を呼びます。' });
    answer = { ...says('右手です。'), calls: [{ name: 'guide_way', input: '{"side":"right"}' }] };
    expect(await heard('入口はどちらですか')).toContainEqual({ is: 'answering', gesture: 'showRight', picture: '' });
    answer = { ...says('お気をつけて。'), calls: [{ name: 'end_conversation', input: '{}' }] };
    expect((await heard('これで大丈夫です')).at(-1)).toMatchObject({ is: 'end', isOver: true });
    answer = { ...says('はい。'), calls: [{ name: 'delete_everything', input: '{}' }] };
    expect(await ask('全部消してください')).toMatchObject({ kind: 'answer', answered: 'はい。' });
  });

  it('[D-AA02] is named by the test box, with the answers that it is given, and not asked', async () => {
    const before = model.chats.length;
    const { body } = await admin.post('/api/matchAnswers', { msg: 'お手洗いはどこですか' });
    expect(body).toMatchObject({ verdict: 'outside', matches: [{ answerId: toiletId }] });
    expect(model.chats).toHaveLength(before);
  });

  it('[D-AT02] is not asked what the screen offers, nor for a person', async () => {
    const before = model.chats.length;
    await signage.stream('/api/talkAI/stream', { answerId: toiletId, language: 'ja' });
    expect((await ask('担当の方をお願いします')).kind).toBe('handover');
    expect(model.chats).toHaveLength(before);
  });

  it('[D-AT06] [D-AT04] never sees what the company forbids, and nobody hears it from the model', async () => {
    await admin.post('/api/updateReceptionist', { forbidden: ['競合商店'] });
    const before = model.chats.length;
    expect(await ask('競合商店の方が安いですか')).toMatchObject({ answered: receptionistLines.forbidden.ja });
    expect(model.chats).toHaveLength(before);
    answer = says('競合商店へどうぞ。');
    expect((await ask('どこが安いですか')).answered).toBe('○○へどうぞ。');
    await admin.post('/api/updateReceptionist', { forbidden: [] });
  });
});

describe('a model that fails', () => {
  it.each<[string, ModelScript]>([
    ['is refused', { is: 'answer', status: 401, body: '{"error":{"message":"wrong key"}}' }],
    ['is broken', { is: 'answer', status: 500, body: 'oops' }],
    ['answers with a page', { is: 'answer', status: 200, body: '<html><body>Sign in</body></html>' }],
  ])('[D-AT03] that %s leaves it to the company’s own words', async (_, script) => {
    answer = script;
    expect(await ask('お手洗いはどこですか')).toMatchObject({
      kind: 'answer',
      answerId: toiletId,
      answered: '東京本店の2階にございます。',
    });
  });

  it('[D-AT03] in the middle has said what was whole, and says that this is all', async () => {
    answer = { ...says('2階の右手にございます。そして', 'さらに'), after: 'hangUp' };
    expect(sentences(await heard('お手洗いはどこですか'))).toEqual([
      '2階の右手にございます。',
      receptionistLines.cutShort.ja,
    ]);
  });
});

describe('what a model cannot answer', () => {
  const asked = async () =>
    receptionistCalls.pageOfAsked.output.parse((await admin.post('/api/getAsked', { isAnswered: false })).body).rows;

  it('[D-AT05] [D-AT03] is a miss where it fails in the middle, and the third in a row calls a person', async () => {
    answer = { ...says('2階の右手にございます。そして', 'さらに'), after: 'hangUp' };
    const kinds = [];
    for (const msg of ['団体の予約', '会員証の更新', '館内の見学']) kinds.push((await ask(msg)).kind);
    expect(kinds).toEqual(['choices', 'choices', 'handover']);
    answer = says('はい。');
    expect((await ask('団体の予約')).kind).toBe('answer');
  });

  it('[D-AT05] [D-AA06] is listed with the nearest answer where it calls a person', async () => {
    answer = { ...says('担当の者を呼びます。'), calls: [{ name: 'call_person', input: '{}' }] };
    expect(await ask('お手洗いの工事はいつ終わりますか')).toMatchObject({ kind: 'handover', answerId: null });
    expect(await asked()).toContainEqual(
      expect.objectContaining({
        text: 'お手洗いの工事はいつ終わりますか',
        kind: 'handover',
        nearest: expect.objectContaining({ answerId: toiletId }),
      }),
    );
    expect(await service().db.select({ because: dialogues.because }).from(dialogues)).toContainEqual({
      because: 'missed',
    });
  });
});

const useOf = async (service: OutsideService) => {
  const { outsideUses } = receptionistCalls.getReceptionist.output.parse(
    (await admin.post('/api/getReceptionist')).body,
  );
  return outsideUses.find((use) => use.service === service) ?? { asked: 0, refused: 0, tokensIn: 0, tokensOut: 0 };
};

describe('what it costs', () => {
  it('[D-AX05] is counted also where a visitor hears it to no end', async () => {
    const before = await useOf('talk');
    answer = { ...says('2階の右手にございます。', 'ほかに'), after: 'silence' };
    const leaving = new AbortController();
    const onEvent = (event: unknown) => {
      if (talkingCalls.talk.event.parse(event).is === 'sentence') leaving.abort();
    };
    await signage.stream('/api/talkAI/stream', { msg: 'お手洗いはどこですか' }, { onEvent, signal: leaving.signal });
    await patiently(async () => expect((await useOf('talk')).tokensIn).toBeGreaterThan(before.tokensIn));
    expect((await useOf('talk')).asked).toBe(before.asked + 1);
  });

  it('[D-AX05] is no question while the model is left in peace', async () => {
    const before = await useOf('talk');
    answer = { is: 'answer', status: 503 };
    for (let times = 0; times < 5; times += 1) await ask('お手洗いはどこですか');
    expect((await useOf('talk')).asked).toBe(before.asked + 3);
  });

  it('[D-AX05] is a text that was not translated before, and no other', async () => {
    const before = await useOf('translation');
    for (const msg of ['傘はありますか', '傘はありますか', '傘はありますか', '鍵はありますか'])
      await signage.post('/api/translateText', { msg });
    expect((await useOf('translation')).asked).toBe(before.asked + 2);
  });

  it('[D-AT07] [D-AX05] is bounded by the minute, after which the company’s own words answer, and is shown', async () => {
    const before = await useOf('talk');
    for (let times = 0; times < 10; times += 1) await ask('お手洗いはどこですか');
    expect(await ask('お手洗いはどこですか')).toMatchObject({ answerId: toiletId });
    expect(await useOf('talk')).toMatchObject({ asked: before.asked + 10, refused: before.refused + 1 });
    expect((await useOf('talk')).tokensIn).toBe(before.tokensIn + 10 * 321);
  });
});

describe('what a visitor said', () => {
  it('[O-AI03] [O-AI02] [D-AO02] is translated, and stands so in the dialogue', async () => {
    const { body } = await signage.post('/api/translateText', { msg: 'お手洗いはどこですか' });
    expect(body).toEqual({ result: 'OK', translated: '(お手洗いはどこですか)' });
    await ask('Where is the restroom?');
    const kept = () => service().db.select().from(dialogueLines);
    await patiently(async () =>
      expect(await kept()).toContainEqual(
        expect.objectContaining({ text: 'Where is the restroom?', translated: '(Where is the restroom?)' }),
      ),
    );
  });
});
