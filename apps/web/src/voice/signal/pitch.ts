/** Hertz of a voice, from a deep man's to a child's. */
const voices = { lowest: 75, highest: 420 };

/** A longer period is believed only if it fits clearly better: two periods always fit as well as one. */
const firstGoodEnough = 0.9;

interface Pitch {
  hertz: number;
  /** How well one period resembles the next: 0 for noise, 1 for a steady tone. */
  clarity: number;
}

const none: Pitch = { hertz: 0, clarity: 0 };

/** How well the newest samples fit those `lag` before, -1 to 1. */
function likeness(samples: Float32Array, lag: number, count: number): number {
  let product = 0;
  let power = 0;
  for (let at = samples.length - count; at < samples.length; at++) {
    const here = samples[at] ?? 0;
    const before = samples[at - lag] ?? 0;
    product += here * before;
    power += here * here + before * before;
  }
  return power > 0 ? (2 * product) / power : 0;
}

/** Where between its neighbours the top lies, in steps, and how high it is. */
function topOf(before: number, here: number, after: number): { shift: number; height: number } {
  const bend = before - 2 * here + after;
  const shift = bend < 0 ? (before - after) / (2 * bend) : 0;
  return { shift, height: here - ((before - after) * shift) / 4 };
}

/** By autocorrelation: the shortest lag at which the voice repeats itself well. */
export function pitchOf(samples: Float32Array, rate: number): Pitch {
  const shortest = Math.floor(rate / voices.highest);
  const longest = Math.ceil(rate / voices.lowest);
  const count = samples.length - longest - 1;
  if (count < longest / 2) return none;
  const curve = Array.from({ length: longest - shortest + 3 }, (_, place) =>
    likeness(samples, shortest - 1 + place, count),
  );
  const tops = curve.flatMap((here, place) => {
    const before = curve[place - 1] ?? here;
    const after = curve[place + 1] ?? here;
    if (here <= 0 || here <= before || here < after) return [];
    const { shift, height } = topOf(before, here, after);
    return [{ hertz: rate / (shortest - 1 + place + shift), clarity: Math.min(1, height) }];
  });
  const best = Math.max(0, ...tops.map(({ clarity }) => clarity));
  return tops.find(({ clarity }) => clarity >= best * firstGoodEnough) ?? none;
}
