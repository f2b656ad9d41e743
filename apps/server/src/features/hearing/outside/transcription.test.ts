import type { ServerResponse } from 'node:http';
import { wavOfSpeech } from '@mukae/contract/domain/hearing/spokenSound';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLogger } from '#platform/log/logger';
import { TestClock } from '#testing/testClock';
import { startTranscriber, type Transcriber } from '#testing/transcriber';
import { makeSpeechHearing, type SpeechHearing } from '../speechHearing';
import { transcriptionAddress } from './transcription';

const speech = Float32Array.from({ length: 16_000 }, (_, place) => 0.3 * Math.sin(place / 7));

let transcriber: Transcriber;
let answer: (response: ServerResponse) => void;
let logged: string[];
let hearing: SpeechHearing;
let timesAsked: number;
const askedOutside = () => {
  timesAsked += 1;
};

const json = (said: unknown) => (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said));
};

const hearingAt = (url: string, other: { key?: string; patienceMs?: number } = {}) =>
  makeSpeechHearing({
    settings: { is: 'outside', url, key: other.key, model: 'whisper-1' },
    log: makeLogger('info', { write: (line) => void logged.push(line) }),
    clock: new TestClock(),
    kept: '',
    ...(other.patienceMs && { patienceMs: other.patienceMs }),
  });

const understand = (language: 'ja' | 'en' | 'auto' = 'ja') =>
  hearing.understand(speech, language, 'a signage', askedOutside);

beforeEach(async () => {
  transcriber = await startTranscriber((response) => answer(response));
  answer = json({ text: '会議室はどこですか' });
  logged = [];
  timesAsked = 0;
  hearing = hearingAt(transcriber.url, { key: 'sk-1' });
});
afterEach(async () => {
  hearing.stop();
  await transcriber.stop();
});

describe('an outside transcription', () => {
  it.each([
    ['http://a.example', 'http://a.example/v1/audio/transcriptions'],
    ['http://a.example/', 'http://a.example/v1/audio/transcriptions'],
    ['http://a.example/v1', 'http://a.example/v1/audio/transcriptions'],
    ['http://a.example/openai/v1/', 'http://a.example/openai/v1/audio/transcriptions'],
    ['http://a.example/whisper', 'http://a.example/whisper/v1/audio/transcriptions'],
    ['http://a.example/v1/audio/transcriptions', 'http://a.example/v1/audio/transcriptions'],
    ['https://a.example/v1?version=2', 'https://a.example/v1/audio/transcriptions?version=2'],
  ])('[D-AH03] at %s is asked at %s', (url, asked) => {
    expect(transcriptionAddress(url)).toBe(asked);
  });

  it('[D-AH03] is given the sound, the language and the key, and its words are what was said', async () => {
    expect(await understand()).toEqual({ text: '会議室はどこですか', language: 'ja' });
    expect(transcriber.asked).toEqual([
      {
        path: '/v1/audio/transcriptions',
        authorization: 'Bearer sk-1',
        model: 'whisper-1',
        language: 'ja',
        format: 'json',
        sound: wavOfSpeech(speech),
      },
    ]);
  });

  it('[D-AH03] may find the language by itself', async () => {
    answer = json({ text: 'Where is the lift?', language: 'english' });
    expect(await understand('auto')).toEqual({ text: 'Where is the lift?', language: 'en' });
    answer = json({ text: 'Où ?', language: 'french' });
    expect(await understand('auto')).toEqual({ text: 'Où ?', language: null });
    expect(transcriber.asked.map(({ language }) => language)).toEqual([undefined, undefined]);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['refuses the key', (response) => void response.writeHead(401).end('{"error":{"message":"sk-1"}}')],
    ['has failed', (response) => void response.writeHead(500).end('oh')],
    ['answers with a page', (response) => void response.writeHead(200).end('<!doctype html><title>Hello</title>')],
    ['says half an answer', (response) => void response.writeHead(200).end('{"text": "会議')],
    ['breaks off', (response) => void response.writeHead(200).write('{"text', () => response.destroy())],
    ['hangs up', (response) => void response.destroy()],
    ['says nothing of a text', json({ words: [] })],
    ['has a number for a text', json({ text: 7 })],
    ['answers without an end', (response) => void response.writeHead(200).end('x'.repeat(200_000))],
    ['sends on to somebody else', (response) => void response.writeHead(307, { location: '/elsewhere' }).end()],
  ])('[D-AH07] that %s: nothing is heard, it is told once, and that it is over', async (_, badly) => {
    answer = badly;
    expect(await understand()).toEqual({ text: '', language: null });
    expect(await understand()).toEqual({ text: '', language: null });
    expect(logged.filter((line) => line.includes('speech is not understood'))).toHaveLength(1);
    expect(logged.join()).not.toContain('sk-1');
    answer = json({ text: 'はい' });
    expect(await understand()).toEqual({ text: 'はい', language: 'ja' });
    expect(logged.filter((line) => line.includes('speech is understood again'))).toHaveLength(1);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['begins to answer and stops', (response) => void response.writeHead(200).write('{"text":')],
  ])('[D-AH07] that %s is not waited for', async (_, slowly) => {
    answer = slowly;
    hearing = hearingAt(transcriber.url, { patienceMs: 200 });
    expect(await understand()).toEqual({ text: '', language: null });
    expect(logged).toHaveLength(1);
  });

  it('[D-AH07] that nobody runs: nothing is heard', async () => {
    hearing = hearingAt('http://127.0.0.1:9');
    expect(await understand()).toEqual({ text: '', language: null });
  });

  it('[D-AH07] that answers with 10,000 characters has heard nothing', async () => {
    answer = json({ text: '会'.repeat(10_000) });
    expect(await understand()).toEqual({ text: '', language: null });
  });

  it('[D-AX05] [D-AH07] is told to have been asked also where it has failed', async () => {
    await understand();
    answer = (response) => void response.writeHead(500).end('oh');
    await understand();
    expect(timesAsked).toBe(2);
  });

  it('[D-AX05] [D-AH07] is not asked about a sound in which nobody can have said a word', async () => {
    const short = hearing.understand(new Float32Array(100), 'ja', 'a signage', askedOutside);
    expect(await short).toEqual({ text: '', language: null });
    expect(timesAsked).toBe(0);
    expect(transcriber.asked).toEqual([]);
  });
});
