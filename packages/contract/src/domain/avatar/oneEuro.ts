export interface OneEuro {
  /** Hz. Lower: steadier while nothing moves. */
  minCutoff: number;
  /** Hz for each unit a second. Higher: less behind while something moves fast. */
  beta: number;
  /** Hz; lower: the speed itself is judged more calmly. */
  speedCutoff: number;
  /** What is no faster only trembles. */
  restingSpeed: number;
}

/** A value that is followed, and how fast it moves, by the second. */
export interface Followed {
  value: number;
  speed: number;
}

const weightOf = (cutoff: number, seconds: number): number => 1 / (1 + 1 / (2 * Math.PI * cutoff * seconds));
const towards = (from: number, to: number, weight: number): number => from + (to - from) * weight;

/**
 * Steady while its value rests, quick while it moves: Casiez, Roussel and Vogel, 1€ filter, CHI 2012, except that the speed
 * of what trembles does not count.
 */
export function followedOn(
  { value, speed }: Followed,
  seen: number,
  seconds: number,
  { minCutoff, beta, speedCutoff, restingSpeed }: OneEuro,
): Followed {
  const speedNow = towards(speed, (seen - value) / seconds, weightOf(speedCutoff, seconds));
  const cutoff = minCutoff + beta * Math.max(0, Math.abs(speedNow) - restingSpeed);
  return { value: towards(value, seen, weightOf(cutoff, seconds)), speed: speedNow };
}
