import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apartAtBeginnings, openingsOf, percentile, voiceOf } from './testing/heard';
import { line, nowhere, voicesForFile } from './testing/speaking';
import { startVoicevox, type VoicevoxServer } from './testing/voicevoxServer';
import { readWav } from './wav';

const speakers = voicesForFile();
let engine: VoicevoxServer;
beforeEach(async () => {
  engine = await startVoicevox();
});
afterEach(() => engine.stop());

const voices = (key?: string) => speakers.make({ url: engine.url, places: nowhere, ...(key && { key }) });
const asked = (step: string) => engine.asked.filter((one) => one.step === step);

/** Rounded to frames, a length is at most half of one longer or shorter. */
const frame = 256 / 24_000;

describe('an engine that speaks as VOICEVOX does', () => {
  it('[D-AV01] says a line as a wav of 24 kHz, with shapes of the mouth from the lengths of its moras', async () => {
    const spoken = await voices().speak(line('あかうま、い'));
    expect(readWav(spoken?.sound ?? Buffer.alloc(0)).rate).toBe(24_000);
    expect(spoken?.visemes.map(({ viseme }) => viseme)).toEqual([
      'closed',
      'aa',
      'closed',
      'aa',
      'ou',
      'closed',
      'aa',
      'closed',
      'ih',
      'closed',
    ]);
    // The silence before the sound is cut but for two hundredths of a second.
    const begins = [0, 0.02, 0.14, 0.175, 0.33, 0.45, 0.52, 0.64, 0.94, 1.06];
    spoken?.visemes.forEach(({ at }, index) => {
      expect(Math.abs(at - (begins[index] ?? 0)), String(index)).toBeLessThan(4 * frame);
    });
  });

  it('[D-AV01] [D-AS06] has a mouth that opens with the voice and closes with it, at every speed and in questions', async () => {
    for (const speed of [0.7, 1, 1.4]) {
      const spoken = await voices().speak(line('あい、かま、うおい、いかい?', { choice: { speed } }));
      expect(spoken).not.toBeNull();
      if (!spoken) return;
      expect(percentile(0.95, apartAtBeginnings(spoken))).toBeLessThanOrEqual(0.08);
      expect(openingsOf(spoken.visemes).length).toBeGreaterThanOrEqual(4);
      expect(Math.abs((spoken.visemes.at(-1)?.at ?? 0) - voiceOf(spoken).ends)).toBeLessThan(0.04);
    }
  });

  it('[D-AV01] offers its voices for talking, and is asked for the one that was chosen', async () => {
    const all = voices();
    expect(await all.voicesOf('ja')).toEqual([
      { id: 'voicevox:2', name: '四国めたん（ノーマル）' },
      { id: 'voicevox:0', name: '四国めたん（あまあま）' },
    ]);
    await all.speak(line('あ', { choice: { voice: 'voicevox:0', speed: 1.2, pitch: 6 } }));
    const [{ query, speaker } = { query: undefined, speaker: null }] = asked('/synthesis');
    expect([speaker, query?.speedScale, query?.outputSamplingRate]).toEqual(['0', 1.2, 24_000]);
    // Six half tones up, as it counts heights.
    expect(Math.exp(5.7 * 2 ** (query?.pitchScale ?? 0) - 5.7)).toBeCloseTo(2 ** (6 / 12), 5);
  });

  it('[D-AV01] sends back all that it was told of a line, as it came', async () => {
    await voices().speak(line('あか、い?'));
    const [{ query } = { query: undefined }] = asked('/synthesis');
    expect(query).toMatchObject({ kana: 'あか、い?', intonationScale: 1, volumeScale: 1 });
    expect(query?.accent_phrases[0]).toMatchObject({ accent: 1, moras: [{ text: 'あ' }, { text: 'か' }] });
  });

  it('[D-AV01] is shown the key of who stands before it, and none otherwise', async () => {
    await voices('a-key').speak(line('あ'));
    expect(engine.asked.map(({ key }) => key)).toEqual(['Bearer a-key', 'Bearer a-key', 'Bearer a-key']);
    engine.asked.length = 0;
    await voices().speak(line('い'));
    expect(engine.asked.map(({ key }) => key)).toEqual([undefined, undefined, undefined]);
  });

  it('[D-AV01] is asked at its own address, and not where that would send on to', async () => {
    const elsewhere = createServer((request, response) =>
      response.writeHead(307, { location: `${engine.url}${request.url}` }).end(),
    );
    await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
    const { port } = z.object({ port: z.number() }).parse(elsewhere.address());
    await speakers.make({ url: `http://127.0.0.1:${port}`, key: 'a-key', places: nowhere }).speak(line('あ'));
    elsewhere.close();
    expect(engine.asked).toEqual([]);
  });

  it('[D-AV01] that tells no lengths has a mouth all the same, which fits the sound', async () => {
    await engine.stop();
    engine = await startVoicevox({
      '/audio_query': (response, usual) =>
        response.end(usual.toString().replace(/"(consonant|vowel)_length":[\d.]+/g, '"$1_length":0')),
      '/synthesis': async (response) => {
        const whole = await startVoicevox();
        const query = await (
          await fetch(`${whole.url}/audio_query?text=あかいま&speaker=2`, { method: 'POST' })
        ).text();
        const sound = await fetch(`${whole.url}/synthesis?speaker=2`, { method: 'POST', body: query });
        response.end(Buffer.from(await sound.arrayBuffer()));
        await whole.stop();
      },
    });
    const spoken = await voices().speak(line('あかいま'));
    expect(spoken?.visemes.map(({ viseme }) => viseme)).toEqual([
      'closed',
      'aa',
      'closed',
      'aa',
      'ih',
      'closed',
      'aa',
      'closed',
    ]);
    expect(Math.abs((spoken?.visemes.at(-1)?.at ?? 0) - (spoken ? voiceOf(spoken).ends : 0))).toBeLessThan(0.05);
  });

  it('[D-AV06] is given the readings of names, and a line without what cannot be said', async () => {
    await voices().speak(line('🌸青葉は10:00～18:00です…', { readings: [{ written: '青葉', reading: 'アオバ' }] }));
    expect(asked('/audio_query').map(({ text }) => text)).toEqual(['アオバは10時から18時です']);
  });
});
