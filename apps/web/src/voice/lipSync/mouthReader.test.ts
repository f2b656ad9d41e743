import {
  closedMouth,
  type VoiceMouth,
  type Vowel,
  type VowelWeights,
  vowels,
} from '@mukae/contract/domain/avatar/voiceMouth';
import { describe, expect, it } from 'vitest';
import { speak, steadyNoise } from '../testing/formantVoice';
import { type Formants, man, woman } from '../testing/voices';
import { MouthReader } from './mouthReader';
import { pieceLength } from './piece';

const rate = 48_000;
const piece = pieceLength;
const pieceMs = (piece / rate) * 1000;

const pitches = [100, 120, 140, 160, 180, 200, 220, 240, 260, 280, 300];

const open = (weights: VowelWeights): number => vowels.reduce((total, vowel) => total + weights[vowel], 0);

const widest = (weights: VowelWeights): Vowel =>
  vowels.reduce((best, vowel) => (weights[vowel] > weights[best] ? vowel : best));

/** What the mouth does, piece by piece. */
const read = (samples: Float32Array, reader = new MouthReader(rate)): VoiceMouth[] =>
  Array.from({ length: Math.floor(samples.length / piece) }, (_, place) =>
    reader.hear(samples.subarray(place * piece, (place + 1) * piece)),
  );

const last = (mouths: readonly VoiceMouth[]): VowelWeights => (mouths.at(-1) ?? closedMouth).vowels;

const widestOpening = (samples: Float32Array): number => Math.max(...read(samples).map((mouth) => open(mouth.vowels)));

const quiet = (seconds: number) => new Float32Array(seconds * rate);
const hiss = (seconds: number, level: number, next = steadyNoise()) =>
  Float32Array.from({ length: seconds * rate }, () => next() * level);

const joined = (...parts: Float32Array[]): Float32Array => Float32Array.from(parts.flatMap((part) => [...part]));

const struckKey = (seed: number): Float32Array => {
  const next = steadyNoise(seed);
  const ring = (hertz: number, at: number, lasts: number) => Math.sin(2 * Math.PI * hertz * at) * Math.exp(-at / lasts);
  return Float32Array.from({ length: 0.13 * rate }, (_, sample) => {
    const at = sample / rate;
    return 0.5 * next() * Math.exp(-at / 0.004) + 0.2 * ring(1900, at, 0.006) + 0.2 * ring(300 + seed, at, 0.01);
  });
};

/** How often the vowel that is spoken is the one that shows. */
function rightShare(voice: Formants, readerFor: () => MouthReader): number {
  const right = pitches.flatMap((pitch) =>
    vowels.map((vowel) => {
      const spoken = speak({ formants: voice[vowel], pitch, seconds: 0.25, glide: 0.1 });
      const shown = last(read(spoken, readerFor()));
      return open(shown) > 0.4 && widest(shown) === vowel;
    }),
  );
  return right.filter(Boolean).length / right.length;
}

describe('a mouth that is read from a voice', () => {
  it.each([
    ['a man', man],
    ['a woman', woman],
  ])('[O-V30] shows the vowel that %s speaks, at every pitch, and better the longer she is heard', (_, voice) => {
    expect(rightShare(voice, () => new MouthReader(rate))).toBeGreaterThanOrEqual(0.85);
    const acquainted = new MouthReader(rate);
    expect(rightShare(voice, () => acquainted)).toBeGreaterThanOrEqual(0.95);
  });

  it('[O-V30] hears vowels through the noise of a room, and when somebody speaks softly', () => {
    const soft = speak({ formants: woman.ih, pitch: 220, seconds: 1, level: 0.02 });
    const room = hiss(1, 0.002);
    expect(widest(last(read(soft.map((sample, at) => sample + (room[at] ?? 0)))))).toBe('ih');
  });

  it.each([16_000, 44_100, 96_000])('[O-V30] hears them at %i samples a second as well', (otherRate) => {
    const spoken = speak({ formants: man.oh, pitch: 130, seconds: 0.4, rate: otherRate });
    expect(widest(last(read(spoken, new MouthReader(otherRate))))).toBe('oh');
  });

  it('[O-V31] stays closed for silence, noise and the keys of a keyboard', () => {
    expect(widestOpening(quiet(1))).toBe(0);
    expect(widestOpening(hiss(2, 0.1))).toBe(0);
    const keys = Array.from({ length: 12 }, (_, seed) => struckKey(seed * 7));
    expect(widestOpening(joined(quiet(0.3), ...keys))).toBeLessThan(0.1);
  });

  it('[O-V31] closes when the voice stops', () => {
    const shown = read(joined(speak({ formants: man.aa, pitch: 120, seconds: 0.5 }), quiet(0.3)));
    expect(Math.max(...shown.map((mouth) => open(mouth.vowels)))).toBeGreaterThan(0.8);
    expect(open(last(shown))).toBeLessThan(0.05);
  });

  it('[O-V32] opens within 40 ms of the voice, and tells so more than 30 times a second', () => {
    const before = Math.ceil((0.3 * rate) / piece);
    for (const pitch of [100, 150, 200, 300]) {
      for (const vowel of vowels) {
        const shown = read(
          joined(quiet((before * piece) / rate), speak({ formants: man[vowel], pitch, seconds: 0.3 })),
        );
        const half = open(last(shown)) / 2;
        const opened = shown.findIndex((mouth) => open(mouth.vowels) > half);
        expect((opened + 1 - before) * pieceMs).toBeLessThanOrEqual(40);
      }
    }
    expect(1000 / pieceMs).toBeGreaterThan(30);
  });
});
