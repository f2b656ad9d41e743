export interface Harmonic {
  hertz: number;
  decibels: number;
}

const silent = 1e-7;

const windows = new Map<number, Float32Array>();

/** Fades a piece of sound in and out, so that its ends are not heard. */
function hann(length: number): Float32Array {
  const known = windows.get(length);
  if (known) return known;
  const made = Float32Array.from({ length }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * (at + 0.5)) / length));
  windows.set(length, made);
  return made;
}

/** How strong one frequency is in samples that were faded, by Goertzel's recurrence. */
function amplitudeAt(faded: Float32Array, turn: number): number {
  const swing = 2 * Math.cos(turn);
  let last = 0;
  let beforeLast = 0;
  for (let at = 0; at < faded.length; at++) {
    const now = (faded[at] ?? 0) + swing * last - beforeLast;
    beforeLast = last;
    last = now;
  }
  const power = last * last + beforeLast * beforeLast - swing * last * beforeLast;
  return (4 * Math.sqrt(Math.max(0, power))) / faded.length;
}

/** The partial tones of a voice at this pitch: the only places where the shape of its mouth can be heard. */
export function harmonicsOf(samples: Float32Array, rate: number, pitch: number, highest: number): Harmonic[] {
  const fade = hann(samples.length);
  const faded = samples.map((sample, at) => sample * (fade[at] ?? 0));
  return Array.from({ length: Math.floor(highest / pitch) }, (_, place) => {
    const hertz = pitch * (place + 1);
    const amplitude = amplitudeAt(faded, (2 * Math.PI * hertz) / rate);
    return { hertz, decibels: 20 * Math.log10(amplitude + silent) };
  });
}
