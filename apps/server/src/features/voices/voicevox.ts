import { z } from 'zod';
import type { Clock } from '#platform/clock/clock';
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

async function bodyOf(response: Response, most: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`more than ${most} bytes were answered`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** An engine at an address, which speaks as VOICEVOX does. */
export function voicevox({ url, key, clock, patienceMs }: Options): Engine {
  let known: { at: number; voices: readonly EngineVoice[] } | undefined;

  async function ask(method: 'GET' | 'POST', path: string, most: number, signal: AbortSignal, body?: unknown) {
    const response = await fetch(`${url}${path}`, {
      method,
      signal,
      // A key is not for whom it would send us on to.
      redirect: 'error',
      headers: {
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await bodyOf(response, most);
    // It is well, and does not like this line.
    if (response.status === 422) throw new Unsaid(`${path} was refused`);
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
    return answer;
  }

  const wordsFrom = async (...asked: Parameters<typeof ask>): Promise<unknown> =>
    JSON.parse((await ask(...asked)).toString('utf8'));

  async function askVoices(signal: AbortSignal): Promise<readonly EngineVoice[]> {
    const all = speakers.parse(await wordsFrom('GET', '/speakers', mostBytes.words, signal));
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
    isHere: async () => true,
    voices: () => voices(AbortSignal.timeout(patienceMs)),
    async speak(text, choice, signal) {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(patienceFor(text, patienceMs))]);
      const all = await voices(inTime);
      const speaker = (all.find(({ id }) => id === choice.voice) ?? all[0])?.id;
      if (speaker === undefined) throw new Error('there is no voice');
      const asked = new URLSearchParams({ text, speaker });
      const query = audioQuery.parse(await wordsFrom('POST', `/audio_query?${asked}`, mostBytes.words, inTime));
      const chosen = asChosen(query, choice);
      const sound = readWav(await ask('POST', `/synthesis?speaker=${speaker}`, mostBytes.sound, inTime, chosen));
      return [{ sound, visemes: visemesOfQuery(chosen, sound.samples.length / sound.rate) }];
    },
  };
}
