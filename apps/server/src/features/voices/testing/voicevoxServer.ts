import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { audioQuery } from '../voicevoxQuery';
import { writeWav } from '../wav';

/** One mora for each kana that a test says; everything else is a pause. */
const kana: Readonly<Record<string, readonly [consonant: string | null, vowel: string]>> = {
  あ: [null, 'a'],
  い: [null, 'i'],
  う: [null, 'u'],
  お: [null, 'o'],
  か: ['k', 'a'],
  ま: ['m', 'a'],
  す: ['s', 'U'],
};

const moraOf = (sign: string) => {
  const [consonant, vowel] = kana[sign] ?? [null, 'a'];
  const isWhispered = vowel.toUpperCase() === vowel;
  return {
    text: sign,
    consonant,
    consonant_length: consonant && 0.07,
    vowel,
    vowel_length: 0.12,
    pitch: isWhispered ? 0 : 5.8,
  };
};
const pauseMora = { text: '、', consonant: null, consonant_length: null, vowel: 'pau', vowel_length: 0.3, pitch: 0 };

/** How such an engine means to say a line. */
const queryOf = (line: string) => ({
  accent_phrases: line.split('、').map((phrase, index, all) => ({
    moras: [...phrase.replace(/[。?]/g, '')].map(moraOf),
    accent: 1,
    pause_mora: index < all.length - 1 ? pauseMora : null,
    is_interrogative: phrase.endsWith('?'),
  })),
  speedScale: 1,
  pitchScale: 0,
  intonationScale: 1,
  volumeScale: 1,
  prePhonemeLength: 0.1,
  postPhonemeLength: 0.1,
  pauseLength: null,
  pauseLengthScale: 1,
  outputSamplingRate: 24000,
  outputStereo: false,
  kana: line,
});

type Query = z.output<typeof audioQuery>;

const frame = 256;
const voiced = /^(?:[aiueomnbdgrzwyj]|N)$/;

/** Each length is rounded to frames, and what has a voice is a tone. */
function soundOf({ accent_phrases: phrases, speedScale, prePhonemeLength, postPhonemeLength }: Query): Buffer {
  const parts: (readonly [string, number])[] = [['sil', prePhonemeLength]];
  for (const { moras, pause_mora: pause, is_interrogative: asks } of phrases) {
    for (const { consonant, consonant_length: length, vowel, vowel_length: lasts } of moras) {
      if (consonant) parts.push([consonant, length ?? 0]);
      parts.push([vowel, lasts]);
    }
    const last = moras.at(-1);
    if (asks && last && last.pitch > 0) parts.push([last.vowel, 0.15]);
    if (pause) parts.push(['pau', pause.vowel_length]);
  }
  parts.push(['sil', postPhonemeLength]);
  const samples = parts.flatMap(([phoneme, seconds]) => {
    const length = frame * Math.round((seconds / speedScale) * (24_000 / frame));
    const loud = voiced.test(phoneme) ? 0.3 : 0;
    return Array.from({ length }, (_, i) => loud * Math.sin((2 * Math.PI * 220 * i) / 24_000));
  });
  return writeWav({ samples: Float32Array.from(samples), rate: 24_000 });
}

const speakers = [
  {
    name: '四国めたん',
    speaker_uuid: 'uuid-1',
    styles: [
      { name: 'ノーマル', id: 2, type: 'talk' },
      { name: 'あまあま', id: 0 },
    ],
    version: '0.15.0',
  },
  {
    name: '波音リツ',
    speaker_uuid: 'uuid-2',
    styles: [{ name: 'ノーマル', id: 6000, type: 'sing' }],
    version: '0.15.0',
  },
];

type Step = '/speakers' | '/audio_query' | '/synthesis';

export interface VoicevoxServer {
  url: string;
  /** What it was asked, in order. */
  asked: {
    step: Step;
    speaker: string | null;
    text: string | null;
    query: Query | undefined;
    key: string | undefined;
  }[];
  /** How many lines it has said. */
  said(): number;
  stop(): Promise<void>;
}

/** Answers in place of what stands at a step. */
export type Instead = (response: ServerResponse, usual: Buffer) => void;

const isStep = (path: string): path is Step => ['/speakers', '/audio_query', '/synthesis'].includes(path);

async function answerOf(step: Step, url: URL, body: string): Promise<Buffer> {
  if (step === '/speakers') return Buffer.from(JSON.stringify(speakers));
  if (step === '/audio_query') return Buffer.from(JSON.stringify(queryOf(url.searchParams.get('text') ?? '')));
  return soundOf(audioQuery.parse(JSON.parse(body)));
}

/** An engine that speaks the protocol of VOICEVOX, in tones; where a test says so, it answers something else. */
export async function startVoicevox(instead: Partial<Record<Step, Instead>> = {}): Promise<VoicevoxServer> {
  const asked: VoicevoxServer['asked'] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://127.0.0.1');
    const step = url.pathname;
    if (!isStep(step)) return void response.writeHead(404).end();
    const body = await text(request);
    const query = step === '/synthesis' ? audioQuery.parse(JSON.parse(body)) : undefined;
    const { authorization: key } = request.headers;
    asked.push({ step, speaker: url.searchParams.get('speaker'), text: url.searchParams.get('text'), query, key });
    const usual = await answerOf(step, url, body);
    const other = instead[step];
    if (other) other(response, usual);
    else response.end(usual);
  }

  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the engine has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    said: () => asked.filter(({ step }) => step === '/synthesis').length,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
