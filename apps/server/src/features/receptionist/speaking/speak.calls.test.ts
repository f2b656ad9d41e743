import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { voiceCalls } from '@mukae/contract/calls/voices';
import { errorCodes } from '@mukae/contract/errors/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCompanyRows } from '#testing/companyRows';
import { serviceForFile } from '#testing/serviceForFile';
import { loggedIn, TestClient } from '#testing/testClient';
import { minutes } from '#testing/testClock';
import { startVoicevox } from '../../voices/testing/voicevoxServer';

const engine = await startVoicevox();
const service = serviceForFile({ TTS_URL: engine.url });
let signage: TestClient;
let admin: TestClient;

beforeAll(async () => {
  [signage, admin] = [
    await loggedIn(service().url, 'signage1@demo.example'),
    await loggedIn(service().url, 'admin@demo.example'),
  ];
});
beforeEach(() => service().clock.forward(minutes(1)));
afterAll(() => engine.stop());

const speak = (text: string, more: object = {}, client = signage) =>
  client.post('/api/speak', { text, language: 'ja', ...more });
const spokenIn = ({ body }: Awaited<ReturnType<typeof speak>>) => voiceCalls.speak.output.parse(body).spoken;
/** What the engine said last, and how. */
const lastSaid = () => {
  const said = engine.asked.filter(({ step }) => step === '/audio_query').at(-1);
  return { text: said?.text, speaker: said?.speaker, speed: engine.asked.at(-1)?.query?.speedScale };
};
const voiceUse = async () => {
  const { outsideUses } = receptionistCalls.getReceptionist.output.parse(
    (await admin.post('/api/getReceptionist')).body,
  );
  return outsideUses.find(({ service }) => service === 'voice') ?? { asked: 0, refused: 0 };
};
const chosenVoice = { voice: 'voicevox:0', speed: 120, pitch: 0 };
const ownCharacter = async () => (await makeCompanyRows(service(), 'own')).character;

describe('a line that is to be spoken', () => {
  it('[D-AV06] [D-AV07] goes to the engine as it is read, with the voice that the company has chosen', async () => {
    await admin.post('/api/updateReceptionist', { readings: [{ written: '赤', reading: 'あか' }] });
    const characterId = await ownCharacter();
    await admin.post('/api/updateCharacterVoice', { characterId, ...chosenVoice });
    expect(spokenIn(await speak('赤い', { characterId }))?.seconds).toBeGreaterThan(0);
    expect(lastSaid()).toEqual({ text: 'あかい', speaker: '0', speed: 1.2 });
    expect(spokenIn(await speak('赤い'))?.seconds).toBeGreaterThan(0);
    expect(lastSaid()).toEqual({ text: 'あかい', speaker: '2', speed: 1 });
  });

  it('[D-AX02] is heard in a voice that is tried before it is hers', async () => {
    await speak('かい', { ...chosenVoice, speed: 80 }, admin);
    expect(lastSaid()).toEqual({ text: 'かい', speaker: '0', speed: 0.8 });
  });

  it('[D-AT06] has no word in it that the company forbids, also where it is read otherwise', async () => {
    await admin.post('/api/updateReceptionist', {
      forbidden: ['馬鹿野郎'],
      readings: [{ written: '馬鹿野郎', reading: 'うま' }],
    });
    await speak('あ馬鹿野郎か');
    expect(lastSaid().text).toBe('あ、か');
    await admin.post('/api/updateReceptionist', { forbidden: [], readings: [] });
  });

  it('[D-AX02] [W-09] is refused for the character of another company, and for who has no right to speak', async () => {
    const { character: characterId } = await makeCompanyRows(service(), 'other');
    const before = engine.asked.length;
    expect((await speak('あか', { characterId })).code).toBe(errorCodes.notFound);
    expect((await speak('あか', {}, new TestClient(service().url))).status).toBe(401);
    expect((await speak('あ'.repeat(301))).code).toBe(errorCodes.badInput);
    expect(engine.asked).toHaveLength(before);
  });

  it('[D-AT07] is one of 120 in a minute', async () => {
    const status = async () => (await speak('あか')).status;
    const spoken = await Promise.all(Array.from({ length: 120 }, status));
    expect(new Set(spoken)).toEqual(new Set([200]));
    const { refused } = await voiceUse();
    expect(await status()).toBe(429);
    expect((await voiceUse()).refused).toBe(refused + 1);
    service().clock.forward(minutes(1));
    expect(await status()).toBe(200);
  });

  it('[D-AX05] is counted where the engine is asked for it, and not where it is remembered', async () => {
    const { asked } = await voiceUse();
    for (const text of ['うか', 'うか', 'うか', 'うい', '😀']) await speak(text);
    expect((await voiceUse()).asked).toBe(asked + 2);
  });
});
