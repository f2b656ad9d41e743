import { wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';
import type { Language } from '@mukae/contract/language';
import { z } from 'zod';
import { askOutside, expectAccepted } from '#platform/outside/askOutside';
import { OutsideFailure } from '#platform/outside/outsideFailure';
import { documentIn } from '#platform/outside/readOutside';
import type { SpeechEngine } from '../speechEngine';

interface Options {
  url: string;
  key: string | undefined;
  model: string;
}

/** More is no sentence. */
const mostBytes = 64 * 1024;

const transcribed = z.object({ text: z.string(), language: z.string().optional() });

const calls = '/audio/transcriptions';

/** People paste the address of a server, of its version, or of the very call. */
export function transcriptionAddress(url: string): string {
  const address = new URL(url);
  const path = address.pathname.replace(/\/+$/, '');
  if (path.endsWith(calls)) address.pathname = path;
  else address.pathname = /\/v\d+$/.test(path) ? `${path}${calls}` : `${path}/v1${calls}`;
  return address.href;
}

/** Told in full or in short. */
const languageCalled = (name = ''): Language | null =>
  /^(ja|jpn|japanese)\b/i.test(name) ? 'ja' : /^(en|eng|english)\b/i.test(name) ? 'en' : null;

/** Any service that understands speech as OpenAI's does. */
export function makeTranscription({ url, key, model }: Options): SpeechEngine {
  const address = transcriptionAddress(url);
  return {
    isOutside: true,
    isReady: () => true,
    async understand(speech, language, _share, signal) {
      const form = new FormData();
      form.append('file', new Blob([wavOfSpeech(speech)], { type: 'audio/wav' }), 'speech.wav');
      form.append('model', model);
      form.append('response_format', 'json');
      if (language !== 'auto') form.append('language', language);
      const response = await askOutside({ address, key, form, signal });
      await expectAccepted(response);
      const told = transcribed.safeParse(await documentIn(response, { mostBytes, signal }));
      if (!told.success) throw new OutsideFailure('broken', 'it answered no transcription');
      const { text, language: name } = told.data;
      return { text, language: languageCalled(name) ?? (language === 'auto' ? null : language) };
    },
  };
}
