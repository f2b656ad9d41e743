import { wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';
import type { Language } from '@mukae/contract/language';
import { z } from 'zod';
import type { SpeechEngine } from '../speechEngine';

interface Options {
  url: string;
  key: string | undefined;
  model: string;
}

/** More is no sentence. */
const longestAnswer = 64 * 1024;

const answer = z.object({ text: z.string(), language: z.string().optional() });

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

async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for await (const part of body) {
    length += part.length;
    if (length > longestAnswer) throw new Error(`the answer is longer than ${longestAnswer} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text;
}

function readAnswer(text: string): z.output<typeof answer> {
  try {
    return answer.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('the answer is no transcription', { cause });
  }
}

/** Any service that understands speech as OpenAI's does. */
export function makeTranscription({ url, key, model }: Options): SpeechEngine {
  const address = transcriptionAddress(url);
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return {
    isReady: () => true,
    async understand(speech, language, _share, signal) {
      const body = new FormData();
      body.append('file', new Blob([wavOfSpeech(speech)], { type: 'audio/wav' }), 'speech.wav');
      body.append('model', model);
      body.append('response_format', 'json');
      if (language !== 'auto') body.append('language', language);
      // A key does not go to whoever it is sent on to.
      const response = await fetch(address, { method: 'POST', headers, body, signal, redirect: 'error' });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`the answer was ${response.status}`);
      }
      const { text, language: told } = readAnswer(await textOf(response.body));
      return { text, language: languageCalled(told) ?? (language === 'auto' ? null : language) };
    },
  };
}
