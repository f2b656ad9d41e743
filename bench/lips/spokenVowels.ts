import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { speak } from '../../apps/web/src/voice/testing/formantVoice';

const rate = 48_000;
const openVowel = [720, 1200, 2600, 3500];
const pitches = [120, 150, 200, 240];
const spokenSeconds = 0.5;
/** Not the same after each, so that no rhythm of the machine falls in with it. */
const pauses = [0.7, 0.83, 0.76, 0.91];

/** Seconds from one vowel to the next, on average. */
export const vowelEvery = spokenSeconds + pauses.reduce((sum, pause) => sum + pause, 0) / pauses.length;

const silence = (seconds: number): Float32Array => new Float32Array(Math.round(seconds * rate));

function wavOf(samples: readonly number[]): Buffer {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const body = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, at) => {
    body.writeInt16LE(Math.round(sample * 32_767), at * 2);
  });
  return Buffer.concat([header, body]);
}

export interface SpokenVowels {
  path: string;
  remove(): Promise<void>;
}

/** Somebody who says あ again and again, for a browser's microphone. */
export async function recordVowels(): Promise<SpokenVowels> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-voice-'));
  const path = join(folder, 'vowels.wav');
  const said = pitches.flatMap((pitch, which) => [
    ...silence(pauses[which] ?? 0.7),
    ...speak({ formants: openVowel, pitch, seconds: spokenSeconds, rate }),
  ]);
  await writeFile(path, wavOf(said));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}
