/** The last third of a second of a sound, by the number of the sample since it began. */
export class SoundRing {
  readonly #samples = new Float32Array(2 ** 14);

  get(at: number): number {
    return this.#samples[this.#placeOf(at)] ?? 0;
  }

  set(at: number, sample: number): void {
    this.#samples[this.#placeOf(at)] = sample;
  }

  add(at: number, sample: number): void {
    this.set(at, this.get(at) + sample);
  }

  /** Between two samples as well. */
  read(at: number): number {
    const before = Math.floor(at);
    const sample = this.get(before);
    return sample + (this.get(before + 1) - sample) * (at - before);
  }

  #placeOf(at: number): number {
    return at & (this.#samples.length - 1);
  }
}
