/** Samples a second that are enough to hear what a voice does, and how many of them make a moment: 32 ms. */
const enough = 12_000;
const moment = 384;

/** The last moment of a sound, at no more samples a second than are needed. */
export class RecentSound {
  readonly samples = new Float32Array(moment);
  /** Samples a second. */
  readonly rate: number;
  readonly #every: number;

  /** `rate`: of the sound itself. */
  constructor(rate: number) {
    this.#every = Math.max(1, Math.round(rate / enough));
    this.rate = rate / this.#every;
  }

  /** Each sample is the mean of several; answers how many seconds have passed. */
  add(sound: Float32Array): number {
    const added = Math.floor(sound.length / this.#every);
    this.samples.copyWithin(0, added);
    for (let place = 0; place < added; place++) {
      const from = place * this.#every;
      const piece = sound.subarray(from, from + this.#every);
      this.samples[moment - added + place] = piece.reduce((total, sample) => total + sample, 0) / this.#every;
    }
    return added / this.rate;
  }
}
