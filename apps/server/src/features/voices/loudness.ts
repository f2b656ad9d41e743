import type { Sound } from './wav';

export const frameSeconds = 0.005;

/** How loud a sound is, frame by frame. */
export function loudnessOf({ samples, rate }: Sound): Float32Array {
  const length = Math.round(rate * frameSeconds);
  return Float32Array.from({ length: Math.floor(samples.length / length) }, (_, frame) => {
    let sum = 0;
    for (let i = frame * length; i < (frame + 1) * length; i += 1) sum += (samples[i] ?? 0) ** 2;
    return Math.sqrt(sum / length);
  });
}

const decibels = (db: number): number => 10 ** (db / 20);

/** Where silence ends: above the noise of any engine, below every sound of speech. */
export const silence = decibels(-50);

/** As loud as the loudest tenth of a line is to be, whichever engine speaks. */
const wanted = decibels(-13);
const highest = decibels(-1);
const mostGain = decibels(18);

/** Every engine as loud as the others, and nothing cut off. */
export function levelled(sound: Sound): Sound {
  const spoken = loudnessOf(sound)
    .filter((loudness) => loudness > silence)
    .toSorted();
  const loud = spoken[Math.floor(spoken.length * 0.9)] ?? wanted;
  let peak = 0;
  for (const sample of sound.samples) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(wanted / loud, peak > 0 ? highest / peak : 1, mostGain);
  return { ...sound, samples: sound.samples.map((sample) => sample * gain) };
}
