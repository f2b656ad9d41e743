import type { SpokenLine } from '@mukae/contract/calls/voices';
import type { TimedViseme } from '@mukae/contract/domain/avatar/visemes';
import { visemesBetween, withoutRepeats } from '@mukae/contract/domain/voice/mouth';
import type { RawSpeech } from './engine';
import { frameSeconds, levelled, loudnessOf, silence } from './loudness';
import { atMostRate } from './resample';
import { writeWav } from './wav';

/** A line aloud: a wav, and what the mouth does from its beginning to its end. */
export interface Spoken {
  sound: Buffer;
  seconds: number;
  visemes: readonly TimedViseme[];
}

/** Good for a voice, and half the size of what music needs. */
const rate = 24_000;

/** What is left before the first sound, so that it does not begin with a click, and after the last, as long as one breathes. */
const [lead, rest] = [0.02, 0.25];
const nothingSeconds = 0.1;

/** Without the silence before it, and with a breath after it. */
function trimmed({ sound, visemes }: RawSpeech): RawSpeech {
  const loudness = loudnessOf(sound);
  const isHeard = (frame: number) => frame > silence;
  const first = loudness.findIndex(isHeard);
  if (first === -1) throw new Error('there is only silence');
  const from = Math.max(0, first * frameSeconds - lead);
  const to = (loudness.findLastIndex(isHeard) + 1) * frameSeconds + rest;
  const samples = new Float32Array(Math.round((to - from) * sound.rate));
  samples.set(sound.samples.subarray(Math.round(from * sound.rate)).subarray(0, samples.length));
  return { sound: { samples, rate: sound.rate }, visemes: visemesBetween(visemes, from, to) };
}

const secondsOf = ({ sound }: RawSpeech): number => sound.samples.length / sound.rate;

/** One after the other. All of them come from the same engine, and so at the same rate. */
function inOne(parts: readonly RawSpeech[]): RawSpeech {
  const samples = new Float32Array(parts.reduce((all, { sound }) => all + sound.samples.length, 0));
  const visemes: TimedViseme[] = [];
  let [at, begins] = [0, 0];
  for (const part of parts) {
    samples.set(part.sound.samples, at);
    visemes.push(...part.visemes.map((one) => ({ ...one, at: begins + one.at })));
    at += part.sound.samples.length;
    begins += secondsOf(part);
  }
  return { sound: { samples, rate: parts[0]?.sound.rate ?? rate }, visemes: withoutRepeats(visemes) };
}

/** What engines made of a line, ready to be heard. */
export function spokenFrom(parts: readonly RawSpeech[]): Spoken {
  const whole = inOne(parts.map(({ sound, visemes }) => trimmed({ sound: atMostRate(sound, rate), visemes })));
  return { sound: writeWav(levelled(whole.sound)), seconds: secondsOf(whole), visemes: whole.visemes };
}

/** Of a line in which there is nothing to say. */
export const nothingSpoken: Spoken = {
  sound: writeWav({ samples: new Float32Array(nothingSeconds * rate), rate }),
  seconds: nothingSeconds,
  visemes: [],
};

const inMilliseconds = (seconds: number): number => Math.round(1000 * seconds) / 1000;

/** As the call answers it. */
export const presentSpoken = ({ sound, seconds, visemes }: Spoken): SpokenLine => ({
  sound: sound.toString('base64'),
  seconds,
  visemes: visemes.map(({ at, viseme }) => ({ at: inMilliseconds(at), viseme })),
});
