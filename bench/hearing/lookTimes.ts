import { lookLength, type Silero } from '../../apps/web/src/hearing/activity/silero';

/** Milliseconds that each look took. */
export async function lookTimes(silero: Silero, count: number): Promise<number[]> {
  const sound = Float32Array.from({ length: lookLength }, () => 0.1 * (2 * Math.random() - 1));
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const began = performance.now();
    await silero.look(sound);
    times.push(performance.now() - began);
  }
  return times;
}
