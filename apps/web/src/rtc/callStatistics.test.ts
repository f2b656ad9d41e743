import { describe, expect, it } from 'vitest';
import { statisticsBetween } from './callStatistics';
import type { Totals } from './statisticsTotals';

const before: Totals = {
  atMs: 10_000,
  roundTripMs: 40,
  jitterMs: 3,
  received: { packets: 1000, lost: 10, bytes: 500_000 },
  sent: { packets: 1000, lost: 0, bytes: 100_000 },
  framesDecoded: 300,
  audioEnergy: 1,
  sound: { samples: 48_000, waitedMs: 2_000_000 },
};

describe('statistics of the last second', () => {
  it('[O-C20] tell what came, what went and what got lost meanwhile', () => {
    const after: Totals = {
      atMs: 11_000,
      roundTripMs: 60,
      jitterMs: 8,
      received: { packets: 1095, lost: 15, bytes: 750_000 },
      sent: { packets: 1100, lost: 2, bytes: 112_500 },
      framesDecoded: 330,
      audioEnergy: 1.5,
      sound: { samples: 96_000, waitedMs: 5_840_000 },
    };
    expect(statisticsBetween(before, after)).toEqual({
      roundTripMs: 60,
      jitterMs: 8,
      lossPercent: 5,
      kbpsIn: 2000,
      kbpsOut: 100,
      framesDecoded: 330,
      audioEnergy: 1.5,
      soundDelayMs: 80,
    });
  });

  it('[O-C20] the worse direction counts', () => {
    const after = { ...before, atMs: 11_000, sent: { packets: 1100, lost: 20, bytes: 100_000 } };
    expect(statisticsBetween(before, after).lossPercent).toBe(20);
  });

  it('[O-C20] nothing sent is nothing lost, and a packet that came late after all is none either', () => {
    const after = { ...before, atMs: 11_000, received: { packets: 1000, lost: 9, bytes: 500_000 } };
    expect(statisticsBetween(before, after)).toMatchObject({ lossPercent: 0, kbpsIn: 0 });
  });
});
