import { decibelsOf } from '../signal/decibels';

/** Less is noise, or a consonant without voice. */
const leastClarity = 0.5;

/** So many moments in a row: only then it is known whether it lasts. */
const enoughMoments = 3;

/** Decibels lost from one half of a moment to the other: a voice that begins does not fade, a struck key only does. */
const fading = { toBegin: 1, toGoOn: 6 };

/** Tells a voice from what only sounds like one for a moment. */
export class Voicing {
  #clearMoments = 0;

  /** What is heard at this moment, and how clear its pitch is. */
  isVoice(moment: Float32Array, clarity: number): boolean {
    const half = moment.length / 2;
    const lost = decibelsOf(moment.subarray(0, half)) - decibelsOf(moment.subarray(half));
    const isGoingOn = this.#clearMoments >= enoughMoments;
    const isClear = clarity >= leastClarity && lost < (isGoingOn ? fading.toGoOn : fading.toBegin);
    this.#clearMoments = isClear ? this.#clearMoments + 1 : 0;
    return this.#clearMoments >= enoughMoments;
  }
}
