import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { spokenSoundMaxBytes, wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';
import { limits } from '@mukae/contract/domain/limits';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '#testing/databases';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { makeTestDatabase } from '#testing/testDatabase';
import { startTestService, type TestService } from '#testing/testService';
import { startTranscriber, type Transcriber } from '#testing/transcriber';

const deaf = serviceForFile();

let transcriber: Transcriber;
let answer: (response: ServerResponse) => void;
let database: TestDatabase;
let service: TestService;
let signage: TestClient;

const understood = (response: ServerResponse) => void response.end('{"text":"会議室はどこですか"}');
const spoken = (seconds = 1) =>
  Float32Array.from({ length: seconds * 16_000 }, (_, place) => 0.3 * Math.sin(place / 7));
const soundOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'sound.wav', { type: 'audio/wav' });
const sound = soundOf(wavOfSpeech(spoken()));

/** All files that the service has, by their paths. */
const filesKept = async ({ dataDir }: TestService) =>
  (await readdir(dataDir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

beforeAll(async () => {
  transcriber = await startTranscriber((response) => answer(response));
  database = await makeTestDatabase();
  service = await startTestService({ databaseUrl: database.url, env: { HEARING_URL: transcriber.url } });
  signage = await loggedIn(service.url, 'signage1@demo.example');
  answer = understood;
});
afterEach(() => {
  answer = understood;
  service.clock.forward(minutes(1));
});
afterAll(async () => {
  await service.stop();
  await transcriber.stop();
  await database.drop();
});

describe('a sound that is sent', () => {
  it('[D-AH03] is understood for whoever may talk to the receptionist', async () => {
    for (const loginId of ['signage1', 'operator1', 'admin', 'guest']) {
      const client = await loggedIn(service.url, `${loginId}@demo.example`);
      const { body } = await client.form('/api/hear', { sound, language: 'ja' });
      expect(body).toEqual({ result: 'OK', heard: '会議室はどこですか', language: 'ja' });
      expect((await client.post('/api/getHearing')).body).toEqual({ result: 'OK', engine: 'server' });
    }
    const stranger = new TestClient(service.url);
    expect((await stranger.form('/api/hear', { sound, language: 'ja' })).status).toBe(401);
    expect((await stranger.post('/api/getHearing')).status).toBe(401);
  });

  it('[D-AH06] is kept nowhere, neither while nobody answers nor afterwards', async () => {
    const before = await filesKept(service);
    const asked = transcriber.asked.length;
    let release = () => {};
    answer = (response) => {
      release = () => understood(response);
    };
    const hearing = signage.form('/api/hear', { sound, language: 'auto' });
    await expect.poll(() => transcriber.asked.length).toBe(asked + 1);
    const meanwhile = (await filesKept(service)).filter((path) => !before.includes(path));
    expect(meanwhile.filter((path) => !path.includes('uploads'))).toEqual([]);
    release();
    expect((await hearing).body).toMatchObject({ heard: '会議室はどこですか', language: null });
    await expect.poll(() => filesKept(service)).toEqual(before);
    answer = (response) => void response.destroy();
    expect((await signage.form('/api/hear', { sound, language: 'ja' })).body).toMatchObject({ heard: '' });
    await expect.poll(() => filesKept(service)).toEqual(before);
  });

  it.each([
    ['words', soundOf(new TextEncoder().encode('<html>'))],
    ['nothing', soundOf(new Uint8Array())],
    ['more than somebody speaks', soundOf(wavOfSpeech(spoken(30.01)))],
  ])('[D-AH03] that holds %s is refused, and goes to nobody', async (_, file) => {
    const asked = transcriber.asked.length;
    const { status, code } = await signage.form('/api/hear', { sound: file, language: 'ja' });
    expect([status, code]).toEqual([415, 'SVER-55']);
    expect(transcriber.asked).toHaveLength(asked);
  });

  it('[D-AH03] that is larger than any is not read', async () => {
    const large = soundOf(new Uint8Array(spokenSoundMaxBytes + 1));
    expect((await signage.form('/api/hear', { sound: large, language: 'ja' })).status).toBe(413);
    expect((await signage.form('/api/hear', { language: 'ja' })).status).toBe(400);
    expect((await signage.form('/api/hear', { sound, language: 'fr' })).status).toBe(400);
  });

  it('[D-AT07] is one of a few in a minute, of each screen for itself', async () => {
    const hear = async () => (await signage.form('/api/hear', { sound, language: 'ja' })).status;
    const all = await Promise.all(Array.from({ length: limits.heardSoundsOfAccount.max }, hear));
    expect(new Set(all)).toEqual(new Set([200]));
    expect([await hear(), await hear()]).toEqual([429, 429]);
    const other = await loggedIn(service.url, 'signage2@demo.example');
    expect((await other.form('/api/hear', { sound, language: 'ja' })).status).toBe(200);
    service.clock.forward(minutes(1));
    expect(await hear()).toBe(200);
  });
});

describe('what it costs to have it understood outside', () => {
  const use = async () => {
    const admin = await loggedIn(service.url, 'admin@demo.example');
    const { outsideUses } = receptionistCalls.getReceptionist.output.parse(
      (await admin.post('/api/getReceptionist')).body,
    );
    return outsideUses.find((one) => one.service === 'hearing') ?? { asked: 0, refused: 0 };
  };

  it('[D-AX05] is counted by what is really asked, and by what was refused', async () => {
    const before = await use();
    const hear = (file = sound) => signage.form('/api/hear', { sound: file, language: 'ja' });
    await hear();
    await hear(soundOf(wavOfSpeech(spoken(0.05))));
    await hear(soundOf(new TextEncoder().encode('<html>')));
    expect(await use()).toMatchObject({ asked: before.asked + 1, refused: before.refused });
    for (let times = 3; times < limits.heardSoundsOfAccount.max; times += 1) await hear(soundOf(new Uint8Array()));
    expect((await hear()).status).toBe(429);
    expect(await use()).toMatchObject({ asked: before.asked + 1, refused: before.refused + 1 });
  });
});

describe('a service that nobody taught to hear', () => {
  it('[D-AH01] says so, and understands nothing', async () => {
    const client = await loggedIn(deaf().url, 'signage1@demo.example');
    expect((await client.post('/api/getHearing')).body).toEqual({ result: 'OK', engine: 'none' });
    const { body } = await client.form('/api/hear', { sound, language: 'ja' });
    expect(body).toEqual({ result: 'OK', heard: '', language: null });
  });
});
