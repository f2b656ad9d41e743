interface Note {
  at: number;
  frequency: number;
  loudness: number;
}

/** A rising chord on a marimba, and its soft echo; then enough silence to hear oneself think. */
const seconds = 3.2;
const chord = [392, 493.88, 587.33, 783.99];
const strike = (from: number, loudness: number): Note[] =>
  chord.map((frequency, n) => ({ at: from + n * 0.17, frequency, loudness }));
const notes: readonly Note[] = [...strike(0, 1), ...strike(1.25, 0.55)];

/** Wood sounds by its ground tone and two overtones that die away sooner. */
const overtones = [
  { of: 1, share: 0.72, fade: 5 },
  { of: 4, share: 0.2, fade: 14 },
  { of: 9.2, share: 0.08, fade: 30 },
];
const attackSeconds = 0.004;
const loudest = 0.34;

const toneAt = (time: number, frequency: number): number =>
  overtones.reduce(
    (sum, { of, share, fade }) => sum + share * Math.exp(-fade * time) * Math.sin(2 * Math.PI * frequency * of * time),
    0,
  );

/** One round of the ring tone, made to be played in a loop. */
export function chime(sampleRate: number): Float32Array<ArrayBuffer> {
  const samples = new Float32Array(Math.round(seconds * sampleRate));
  for (const { at, frequency, loudness } of notes) {
    const first = Math.round(at * sampleRate);
    for (let n = first; n < samples.length; n += 1) {
      const time = (n - first) / sampleRate;
      const attack = Math.min(1, time / attackSeconds);
      samples[n] = (samples[n] ?? 0) + loudest * loudness * attack * toneAt(time, frequency);
    }
  }
  return samples;
}
