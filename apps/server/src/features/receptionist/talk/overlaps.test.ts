import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { patiently } from '#testing/patiently';
import { receptionForFile, touch } from '#testing/receptionForFile';
import type { TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { dialogueLines, dialogues } from '../receptionist.tables';
import { says, startTalkModel } from '../testing/talkModel';

/** The model thinks until it is let go. */
let thinking: Promise<void>;
let letGo: () => void;
const model = await startTalkModel({
  async answer() {
    await thinking;
    return says('はい、ございます。');
  },
});
const { service, browser, screen } = receptionForFile(model.env);
let signage: TestClient;
let admin: TestClient;

beforeAll(async () => {
  [signage, admin] = [await browser('signage1'), await browser('admin')];
  // The dictionary is read when it is first needed.
  await admin.post('/api/matchAnswers', { msg: 'はい' });
});
beforeEach(async () => {
  service().clock.forward(minutes(11));
  await service().db.delete(dialogues);
  thinking = new Promise((resolve) => {
    letGo = resolve;
  });
});
afterAll(() => model.stop());

const ask = (msg: string, signal?: AbortSignal) =>
  signage.send('POST', '/api/talkAI', JSON.stringify({ msg }), { 'content-type': 'application/json' }, signal);
const kept = () => service().db.select().from(dialogues);
const saidIn = async (requestId: string) => {
  const operator = await browser('operator1');
  const { body } = await operator.post('/api/getDialogue', { requestId });
  return receptionistCalls.getDialogue.output.parse(body).dialogue?.lines.map(({ text }) => text);
};

/** The model is asked, and thinks. */
async function thinksAbout(msg: string, signal?: AbortSignal) {
  const before = model.chats.length;
  const answered = ask(msg, signal);
  await patiently(() => expect(model.chats).toHaveLength(before + 1));
  return { answered };
}

describe('while a question is being answered', () => {
  it('[O-AI05] [D-AO01] somebody else who comes finds nothing of it, also when its answer is there', async () => {
    const { answered } = await thinksAbout('団体の予約はできますか');
    await signage.get('/api/talkAI/restart');
    letGo();
    await answered;
    expect(await kept()).toMatchObject([{ endedAt: expect.any(Date) }]);
    await ask('車いすはありますか');
    expect(model.chats.at(-1)?.messages.slice(1)).toEqual([{ role: 'user', content: '車いすはありますか' }]);
    expect(await saidIn(await touch(await screen()))).toEqual(['車いすはありますか', 'はい、ございます。']);
  });

  it('[D-AO01] a person who is called finds what was asked, and then its answer', async () => {
    const { answered } = await thinksAbout('団体の予約はできますか');
    const requestId = await touch(await screen());
    expect(await saidIn(requestId)).toEqual(['団体の予約はできますか']);
    letGo();
    await answered;
    expect(await saidIn(requestId)).toEqual(['団体の予約はできますか', 'はい、ございます。']);
  });

  it('[D-AO01] a second question belongs to the same dialogue, whose whole goes to the call', async () => {
    const left = new AbortController();
    const { answered } = await thinksAbout('団体の予約はできますか', left.signal);
    left.abort();
    await expect(answered).rejects.toThrow();
    const second = await thinksAbout('車いすはありますか');
    letGo();
    await second.answered;
    expect(await kept()).toHaveLength(1);
    const said = await saidIn(await touch(await screen()));
    expect(said).toEqual(['団体の予約はできますか', '車いすはありますか', 'はい、ございます。']);
  });

  it('[D-AX03] [D-AT10] all that is deleted at once stays deleted', async () => {
    const { answered } = await thinksAbout('団体の予約はできますか');
    expect((await admin.post('/api/deleteTalk')).result).toBe('OK');
    letGo();
    expect((await answered).status).toBe(200);
    expect([await kept(), await service().db.select().from(dialogueLines)]).toEqual([[], []]);
  });

  it('[D-AT07] [O-AI04] nobody thinks on for who does not wait for the answer', async () => {
    const before = model.left();
    const left = new AbortController();
    const { answered } = await thinksAbout('団体の予約はできますか', left.signal);
    left.abort();
    await expect(answered).rejects.toThrow();
    await patiently(() => expect(model.left()).toBe(before + 1));
    letGo();
  });
});

it('[O-AI05] two questions in the same moment begin one dialogue', async () => {
  letGo();
  await Promise.all(['団体の予約はできますか', '車いすはありますか'].map((msg) => ask(msg)));
  expect(await kept()).toHaveLength(1);
});
