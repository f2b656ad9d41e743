/** A voice made of pulses and resonances, as text books describe it: what a test knows the answer to. */
export interface Spoken {
  formants: readonly number[];
  pitch: number;
  seconds: number;
  rate?: number;
  /** Peak of the sound. */
  level?: number;
  /** How much the pitch glides from the beginning to the end. */
  glide?: number;
}

/** Numbers between -1 and 1 that look random and are the same in every run. */
export function steadyNoise(seed = 1): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

const widths = [70, 90, 130, 180, 250];

function resonate(samples: Float32Array, hertz: number, width: number, rate: number): void {
  const radius = Math.exp((-Math.PI * width) / rate);
  const first = 2 * radius * Math.cos((2 * Math.PI * hertz) / rate);
  const second = -radius * radius;
  const gain = 1 - first - second;
  let [last, beforeLast] = [0, 0];
  samples.forEach((sample, at) => {
    const now = gain * sample + first * last + second * beforeLast;
    [beforeLast, last] = [last, now];
    samples[at] = now;
  });
}

/** The throat dampens by 12 dB an octave, the lips give back 6. */
function throatAndLips(samples: Float32Array, rate: number): void {
  resonate(samples, 0, 100, rate);
  let last = 0;
  samples.forEach((sample, at) => {
    samples[at] = sample - last;
    last = sample;
  });
}

/** Pulses of a throat that closes quickly and opens slowly, at a pitch that may glide. */
function pulses({ pitch, seconds, rate = 48_000, glide = 0 }: Spoken): Float32Array {
  const samples = new Float32Array(Math.round(seconds * rate));
  let phase = 0.5;
  for (let at = 0; at < samples.length; at++) {
    phase += (pitch * (1 + glide * (at / samples.length))) / rate;
    if (phase < 1) continue;
    phase -= 1;
    samples[at] = 1;
  }
  return samples;
}

export function speak(spoken: Spoken): Float32Array {
  const { formants, rate = 48_000, level = 0.3 } = spoken;
  const samples = pulses(spoken);
  throatAndLips(samples, rate);
  formants.forEach((hertz, place) => {
    resonate(samples, hertz, widths[place] ?? 300, rate);
  });
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return samples.map((sample) => (sample / loudest) * level);
}
