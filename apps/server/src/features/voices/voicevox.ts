import { z } from 'zod';
import type { Clock } from '#platform/clock/clock';
import { askOutside, expectAccepted, letGo } from '#platform/outside/askOutside';
import { bytesIn, documentIn } from '#platform/outside/readOutside';
import { patienceFor } from './breaths';
import { type Engine, type EngineVoice, Unsaid } from './engine';
import { asChosen, audioQuery, visemesOfQuery } from './voicevoxQuery';
import { readWav } from './wav';

const speakers = z.array(
  z.looseObject({
    name: z.string(),
    styles: z.array(z.looseObject({ name: z.string(), id: z.int(), type: z.string().optional() })),
  }),
);

const mostBytes = { words: 2_000_000, sound: 20_000_000 } as const;
/** Voices come and go with their engine's updates. */
const voicesKeptMs = 10 * 60_000;

interface Options {
  url: string;
  key: string | undefined;
  clock: Clock;
  patienceMs: number;
}

type How = Pick<Parameters<typeof askOutside>[0], 'method' | 'json'>;

/** An engine at an address, which speaks as VOICEVOX does. */
export function voicevox({ url, key, clock, patienceMs }: Options): Engine {
  let known: { at: number; voices: readonly EngineVoice[] } | undefined;

  async function ask(path: string, signal: AbortSignal, how: How = {}): Promise<Response> {
    const response = await askOutside({ ...how, address: `${url}${path}`, key, signal });
    if (response.status === 422) {
      await letGo(response);
      // It is well, and does not like this line.
      throw new Unsaid('the line was refused');
    }
    await expectAccepted(response);
    return response;
  }

  const wordsFrom = async (...asked: Parameters<typeof ask>): Promise<unknown> =>
    documentIn(await ask(...asked), { mostBytes: mostBytes.words, signal: asked[1] });

  async function askVoices(signal: AbortSignal): Promise<readonly EngineVoice[]> {
    const all = speakers.parse(await wordsFrom('/speakers', signal, { method: 'GET' }));
    return all.flatMap(({ name, styles }) =>
      styles
        .filter(({ type = 'talk' }) => type === 'talk')
        .map((style) => ({ id: String(style.id), name: `${name}（${style.name}）` })),
    );
  }

  async function voices(signal: AbortSignal): Promise<readonly EngineVoice[]> {
    const now = clock.now().getTime();
    if (!known || now >= known.at + voicesKeptMs) known = { at: now, voices: await askVoices(signal) };
    return known.voices;
  }

  return {
    name: 'voicevox',
    language: 'ja',
    isOutside: true,
    isHere: async () => true,
    voices: () => voices(AbortSignal.timeout(patienceMs)),
    async speak(text, choice, signal) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceFor(text, patienceMs))]);
      const all = await voices(inTime);
      const speaker = (all.find(({ id }) => id === choice.voice) ?? all[0])?.id;
      if (speaker === undefined) throw new Error('there is no voice');
      const asked = new URLSearchParams({ text, speaker });
      const query = audioQuery.parse(await wordsFrom(`/audio_query?${asked}`, inTime));
      const chosen = asChosen(query, choice);
      const spoken = await ask(`/synthesis?speaker=${speaker}`, inTime, { json: chosen });
      const sound = readWav(await bytesIn(spoken, { mostBytes: mostBytes.sound, signal: inTime }));
      return [{ sound, visemes: visemesOfQuery(chosen, sound.samples.length / sound.rate) }];
    },
  };
}
