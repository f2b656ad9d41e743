import type { Harmonic } from '../signal/harmonics';
import { stepOf } from './resonance';

/** A partial tone of a voice, and how much it counts. */
export interface PartialTone {
  /** Its place in a resonance. */
  step: number;
  /** Above 1 kHz. */
  octaves: number;
  decibels: number;
  weight: number;
}

/** Decibels below the strongest tone at which others begin to count, and at which they count fully. */
const heard = { from: 50, fully: 25 };

/** Strong ones count, weak ones drown in noise; there are so many high ones that each of them counts less. */
export function weighedTones(harmonics: readonly Harmonic[]): PartialTone[] {
  const strongest = Math.max(...harmonics.map(({ decibels }) => decibels));
  return harmonics.map(({ hertz, decibels }) => {
    const audible = (decibels - strongest + heard.from) / (heard.from - heard.fully);
    const weight = Math.min(1, Math.max(0, audible)) / (1 + hertz / 1000);
    return { step: stepOf(hertz), octaves: Math.log2(hertz / 1000), decibels, weight };
  });
}
