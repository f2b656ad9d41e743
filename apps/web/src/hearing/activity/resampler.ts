import { spokenSound } from '@mukae/contract/domain/hearing/spokenSound';

/** So many swings of the filter on either side: enough that nothing of what cannot be said at the lower rate is left. */
const swings = 12;
/** Of what can be said at all; the rest is for the filter's slope. */
const passes = 0.92;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));
/** Hann. */
const window = (x: number): number => (Math.abs(x) >= 1 ? 0 : 0.5 * (1 + Math.cos(Math.PI * x)));

/** A sound at the rate at which speech is understood, as it comes from a microphone of whatever rate. */
export class Resampler {
  readonly #step: number;
  readonly #phases: readonly Float32Array[];
  readonly #reach: number;
  #samples: Float32Array;
  /** Where the next sample lies, counted in phases from the beginning of `#samples`. */
  #next: number;

  /** `rate`: of the sound, samples a second. */
  constructor(rate: number) {
    const common = divisor(rate, spokenSound.rate);
    const count = spokenSound.rate / common;
    this.#step = rate / common;
    const ratio = Math.min(1, spokenSound.rate / rate) * passes;
    this.#reach = Math.ceil(swings / ratio);
    this.#phases = Array.from({ length: count }, (_, phase) => this.#taps(phase / count, ratio));
    this.#samples = new Float32Array(this.#reach);
    this.#next = this.#reach * count;
  }

  add(sound: Float32Array): Float32Array {
    const all = new Float32Array(this.#samples.length + sound.length);
    all.set(this.#samples);
    all.set(sound, this.#samples.length);
    const count = this.#phases.length;
    const made: number[] = [];
    for (; Math.floor(this.#next / count) + this.#reach < all.length; this.#next += this.#step) {
      made.push(this.#sampleAt(all, Math.floor(this.#next / count), this.#next % count));
    }
    const over = Math.max(0, Math.floor(this.#next / count) - this.#reach);
    this.#samples = all.slice(over);
    this.#next -= over * count;
    return Float32Array.from(made);
  }

  #sampleAt(samples: Float32Array, at: number, phase: number): number {
    const taps = this.#phases[phase];
    if (!taps) return 0;
    let sum = 0;
    const from = at - this.#reach + 1;
    for (let tap = 0; tap < taps.length; tap += 1) sum += (taps[tap] ?? 0) * (samples[from + tap] ?? 0);
    return sum;
  }

  /** What each sample around a place between two of them adds to it. */
  #taps(offset: number, ratio: number): Float32Array {
    const taps = Float32Array.from({ length: 2 * this.#reach }, (_, tap) => {
      const distance = tap - this.#reach + 1 - offset;
      return sinc(distance * ratio) * window(distance / this.#reach);
    });
    const sum = taps.reduce((total, tap) => total + tap, 0);
    return taps.map((tap) => tap / sum);
  }
}
