export interface OneEuroSettings {
  /** Hz. Lower: steadier while nothing moves. */
  minCutoff: number;
  /** Higher: less behind while something moves fast. */
  beta: number;
}

/** Hz; how calmly the speed itself is judged. */
const speedCutoff = 1;

const weightOf = (cutoff: number, seconds: number): number => 1 / (1 + 1 / (2 * Math.PI * cutoff * seconds));
const towards = (from: number, to: number, weight: number): number => from + (to - from) * weight;

/** Steady while its values rest, quick while they move: Casiez, Roussel and Vogel, 1€ filter, CHI 2012. */
export class OneEuro {
  readonly #settings: OneEuroSettings;
  #values: readonly number[] = [];
  #speeds: readonly number[] = [];

  constructor(settings: OneEuroSettings) {
    this.#settings = settings;
  }

  /** The same number of values each time, and the seconds since the last ones. */
  next(values: readonly number[], seconds: number): readonly number[] {
    const { minCutoff, beta } = this.#settings;
    const [before, speedsBefore] = [this.#values, this.#speeds];
    const weight = weightOf(speedCutoff, seconds);
    this.#speeds = values.map((value, place) =>
      towards(speedsBefore[place] ?? 0, (value - (before[place] ?? value)) / seconds, weight),
    );
    this.#values = values.map((value, place) => {
      const cutoff = minCutoff + beta * Math.abs(this.#speeds[place] ?? 0);
      return towards(before[place] ?? value, value, weightOf(cutoff, seconds));
    });
    return this.#values;
  }
}
