import type { Resonance } from './resonance';
import type { PartialTone } from './tones';

/** A throat dampens high tones by about 6 dB an octave; how much more or less is fitted, but not at any price. */
const usualTilt = -6;
const reluctance = 1 / 3;

/** By how much the tones differ from those of a mouth that resounds so, in mean squared decibels. */
export function misfit(tones: readonly PartialTone[], resonance: Resonance): number {
  let weights = Number.EPSILON;
  let x = 0;
  let y = 0;
  let xx = 0;
  let xy = 0;
  let yy = 0;
  for (const { step, octaves, decibels, weight } of tones) {
    const rest = decibels - (resonance[step] ?? 0) - usualTilt * octaves;
    weights += weight;
    x += weight * octaves;
    y += weight * rest;
    xx += weight * octaves * octaves;
    xy += weight * octaves * rest;
    yy += weight * rest * rest;
  }
  const [meanX, meanY] = [x / weights, y / weights];
  const spread = xx / weights - meanX * meanX;
  const slope = xy / weights - meanX * meanY;
  return yy / weights - meanY * meanY - (slope * slope) / (spread + reluctance);
}
