import { type VowelWeights, vowels } from '@mukae/contract/domain/avatar/voiceMouth';
import { misfit } from './misfit';
import { mouths, scales } from './mouths';
import type { PartialTone } from './tones';

/** Squared decibels by which speech usually differs from the model: the smaller, the sharper the judgement. */
const usualMisfit = 9;

/** How much of what is known of the speaker comes from the last moment; all of it is worth so many moments. */
const learning = 0.02;
const worth = 10;

/** High voices tend to come from short mouths, but not always. */
const scaleOfPitch = (pitch: number): number => 1 + 0.2 * Math.log2(pitch / 120);
const pitchDoubt = 0.15;

const largest = (values: readonly number[]): number => Math.max(...values);

/** One person whose mouth is heard: the longer she speaks, the better its size is known, and with it her vowels. */
export class Speaker {
  /** How well each size of a mouth has explained what she said. */
  #sizes: readonly number[] = scales.map(() => 0);

  /** How likely each vowel is; together 1. */
  judge(tones: readonly PartialTone[], pitch: number): VowelWeights {
    const heard = mouths.map(({ sizes }) => sizes.map((size) => -misfit(tones, size) / (2 * usualMisfit)));
    const expected = scaleOfPitch(pitch);
    const known = this.#sizes.map(
      (size, place) => worth * size - (((scales[place] ?? 1) - expected) / pitchDoubt) ** 2 / 2,
    );
    const likely = heard.map((sizes) => largest(sizes.map((fit, place) => fit + (known[place] ?? 0))));
    this.#learn(heard);
    const shares = likely.map((each) => Math.exp(each - largest(likely)));
    const all = shares.reduce((total, share) => total + share, 0);
    const [aa = 0, ih = 0, ou = 0, ee = 0, oh = 0] = vowels.map((_, place) => (shares[place] ?? 0) / all);
    return { aa, ih, ou, ee, oh };
  }

  #learn(heard: readonly (readonly number[])[]): void {
    const fits = scales.map((_, place) => largest(heard.map((sizes) => sizes[place] ?? 0)));
    const best = largest(fits);
    this.#sizes = this.#sizes.map((size, place) => size + learning * ((fits[place] ?? 0) - best - size));
  }
}
