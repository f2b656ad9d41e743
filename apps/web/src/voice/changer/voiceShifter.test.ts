import { type Vowel, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { describe, expect, it } from 'vitest';
import { MouthReader } from '../lipSync/mouthReader';
import { decibelsOf } from '../signal/decibels';
import { pitchOf } from '../signal/pitch';
import { speak, steadyNoise } from '../testing/formantVoice';
import { ownVoice, ratioOf, type VoiceShape, voiceLimits } from './voiceShape';
import { VoiceShifter } from './voiceShifter';

const rate = 48_000;
const round = 128;

const man: Readonly<Record<Vowel, readonly number[]>> = {
  aa: [720, 1200, 2600, 3500],
  ih: [290, 2250, 3050, 3600],
  ou: [345, 1300, 2350, 3400],
  ee: [470, 1900, 2550, 3500],
  oh: [475, 820, 2500, 3450],
};

function shifted(samples: Float32Array, shape: Partial<VoiceShape>): Float32Array {
  const shifter = new VoiceShifter(rate);
  shifter.shape = { ...ownVoice, ...shape };
  const said = new Float32Array(samples.length);
  for (let at = 0; at + round <= samples.length; at += round) {
    shifter.process(samples.subarray(at, at + round), said.subarray(at, at + round));
  }
  return said;
}

const tone = (hertz: number) =>
  Float32Array.from({ length: rate / 2 }, (_, at) => 0.3 * Math.sin((2 * Math.PI * hertz * at) / rate));

/** Late enough for the sound to be there. */
const settled = rate / 4;
const pitchOfSettled = (samples: Float32Array) => pitchOf(samples.slice(settled, settled + 2048), rate).hertz;

/** Where the strongest tone between two frequencies lies, in steps of 10 Hz. */
function strongest(samples: Float32Array, from: number, to: number): number {
  const heard = samples.subarray(settled, settled + 9600);
  const strengthAt = (hertz: number): number => {
    const turn = (2 * Math.PI * hertz) / rate;
    const [real, imaginary] = heard.reduce(
      ([x, y], sample, at) => [x + sample * Math.cos(turn * at), y + sample * Math.sin(turn * at)],
      [0, 0],
    );
    return Math.hypot(real, imaginary);
  };
  const steps = Array.from({ length: (to - from) / 10 }, (_, step) => from + step * 10);
  return steps.reduce((best, hertz) => (strengthAt(hertz) > strengthAt(best) ? hertz : best));
}

function vowelOf(samples: Float32Array): Vowel {
  const reader = new MouthReader(rate);
  const pieces = Array.from({ length: Math.floor(samples.length / 384) }, (_, place) =>
    reader.hear(samples.subarray(place * 384, (place + 1) * 384)),
  );
  const shown = pieces.at(-1)?.vowels;
  return vowels.reduce((best, vowel) => (shown && shown[vowel] > shown[best] ? vowel : best));
}

describe('a voice that is changed', () => {
  it('[O-V36] sings 200 Hz four semitones higher at 252 Hz', () => {
    expect(pitchOfSettled(shifted(tone(200), { pitch: 4 }))).toBeCloseTo(252, 0);
  });

  it.each([-voiceLimits.pitch, -3, 3, voiceLimits.pitch])(
    '[O-V36] speaks %i semitones away in the same vowels',
    (pitch) => {
      for (const vowel of vowels) {
        const said = shifted(speak({ formants: man[vowel], pitch: 140, seconds: 0.5 }), { pitch });
        expect(pitchOfSettled(said) / (140 * ratioOf(pitch))).toBeCloseTo(1, 1);
        expect(vowelOf(said)).toBe(vowel);
      }
    },
  );

  it.each([-voiceLimits.formant, voiceLimits.formant])(
    '[O-V37] comes from another mouth, %i semitones away, at the same pitch',
    (formant) => {
      // A deep, dense voice: its tones lie close enough to see where the mouth resounds.
      const own = speak({ formants: [600, 1500, 2500, 3500], pitch: 100, seconds: 0.6 });
      const said = shifted(own, { formant });
      expect(pitchOfSettled(said)).toBeCloseTo(100, 0);
      expect(strongest(said, 1000, 2000) / 1500).toBeCloseTo(ratioOf(formant), 1);
    },
  );

  it('[O-V36] stays as loud as it was', () => {
    const own = speak({ formants: man.aa, pitch: 180, seconds: 0.5 });
    for (const pitch of [-6, -3, 3, 6]) {
      const gained = decibelsOf(shifted(own, { pitch }).subarray(settled)) - decibelsOf(own.subarray(settled));
      expect(Math.abs(gained)).toBeLessThan(4);
    }
  });

  it('[O-V38] is heard within 40 ms', () => {
    for (const pitch of [100, 150, 220, 300]) {
      const own = new Float32Array([
        ...new Float32Array(rate / 10),
        ...speak({ formants: man.aa, pitch, seconds: 0.3 }),
      ]);
      const begins = (samples: Float32Array) => samples.findIndex((sample) => Math.abs(sample) > 0.05);
      const delay = ((begins(shifted(own, { pitch: 4, formant: 2 })) - begins(own)) / rate) * 1000;
      expect(delay).toBeGreaterThan(15);
      expect(delay).toBeLessThanOrEqual(40);
    }
  });

  it('[O-V36] leaves what has no pitch in its rhythm, and silence silent', () => {
    const next = steadyNoise();
    const hiss = Float32Array.from({ length: rate / 2 }, () => 0.1 * next());
    const said = shifted(hiss, { pitch: 6 });
    expect(Math.abs(decibelsOf(said.subarray(settled)) - decibelsOf(hiss.subarray(settled)))).toBeLessThan(3);
    expect(pitchOf(said.slice(settled, settled + 2048), rate).clarity).toBeLessThan(0.5);
    expect(shifted(new Float32Array(rate / 2), { pitch: 6, formant: 3 }).every((sample) => sample === 0)).toBe(true);
  });
});
