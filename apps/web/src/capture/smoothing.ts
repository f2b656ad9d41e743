import type { Face } from './face';
import { OneEuro } from './oneEuro';

const calmScores = { minCutoff: 2.5, beta: 8 };
const calmHead = { minCutoff: 1.5, beta: 0.15 };

/** Seconds; a picture that comes later than this after the last one begins anew. */
const longestGap = 0.5;

/** A face whose parts do not tremble. */
export class Smoothing {
  #scores = new OneEuro(calmScores);
  #head = new OneEuro(calmHead);
  #last = 0;

  /** The face as it was seen at that time, in milliseconds. */
  next({ scores, head }: Face, at: number): Face {
    const seconds = Math.max(0.001, (at - this.#last) / 1000);
    this.#last = at;
    if (seconds > longestGap) {
      this.#scores = new OneEuro(calmScores);
      this.#head = new OneEuro(calmHead);
    }
    const [yaw = 0, pitch = 0, roll = 0] = this.#head.next([head.yaw, head.pitch, head.roll], seconds);
    return { scores: this.#scores.next(scores, seconds), head: { yaw, pitch, roll } };
  }
}
