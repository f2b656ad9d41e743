import { describe, expect, it } from 'vitest';
import { type NetworkMeasures, networkQuality, networkScore } from './quality';

describe('network quality', () => {
  it.each([
    [0, 'good'],
    [25.99, 'good'],
    [26, 'spotty'],
    [34.99, 'spotty'],
    [35, 'bad'],
    [1000, 'bad'],
  ] as const)('[O-C20] %d is %s', (score, quality) => expect(networkQuality(score)).toBe(quality));

  const lines: [string, NetworkMeasures, string][] = [
    ['one room', { roundTripMs: 1, lossPercent: 0, jitterMs: 1 }, 'good'],
    ['a fibre across the country', { roundTripMs: 40, lossPercent: 0.1, jitterMs: 5 }, 'good'],
    ['a mobile network', { roundTripMs: 120, lossPercent: 1, jitterMs: 25 }, 'good'],
    ['the other side of the world', { roundTripMs: 300, lossPercent: 0.5, jitterMs: 20 }, 'good'],
    ['a mobile network at its edge', { roundTripMs: 250, lossPercent: 3, jitterMs: 30 }, 'spotty'],
    ['a wireless network that loses', { roundTripMs: 30, lossPercent: 8, jitterMs: 15 }, 'spotty'],
    ['one packet of ten lost', { roundTripMs: 0, lossPercent: 10, jitterMs: 0 }, 'bad'],
    ['answers that come too late', { roundTripMs: 700, lossPercent: 0, jitterMs: 0 }, 'bad'],
    ['packets that come in heaps', { roundTripMs: 0, lossPercent: 0, jitterMs: 140 }, 'bad'],
  ];
  it.each(lines)('[O-C20] %s: %j is %s', (_, measures, quality) =>
    expect(networkQuality(networkScore(measures))).toBe(quality),
  );
});
