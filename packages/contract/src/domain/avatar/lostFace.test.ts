import { describe, expect, it } from 'vitest';
import { scoreOf, scoresFrom } from './blendshapes';
import type { AvatarFrame } from './frame';
import { leftOf } from './lostFace';

const last: AvatarFrame = {
  scores: scoresFrom({ jawOpen: 0.8 }),
  head: { yaw: 20, pitch: -10, roll: 4 },
  hands: { left: { x: 0.2, y: 0.1, turn: 0, shape: 'open' }, right: null },
};
const jawAfter = (ms: number) => scoreOf(leftOf(last, ms)?.scores ?? [], 'jawOpen');

describe('a lost face', () => {
  it('[O-V24] stays as it was for a moment', () => {
    expect(leftOf(last, 0)).toEqual(last);
    expect(leftOf(last, 300)).toEqual(last);
  });

  it('[O-V24] eases to calm without a jump, and lets its hands go', () => {
    const fading = Array.from({ length: 70 }, (_, step) => jawAfter(300 + step * 10));
    for (const [place, jaw] of fading.entries()) {
      const before = fading[place - 1] ?? 0.8;
      expect(jaw).toBeLessThanOrEqual(before);
      expect(before - jaw).toBeLessThan(0.03);
    }
    expect(fading.at(-1)).toBeLessThan(0.01);
    expect(leftOf(last, 500)?.hands).toBeNull();
  });

  it('[O-V24] then moves nothing any more', () => {
    expect(leftOf(last, 1000)).toBeNull();
    expect(leftOf(last, Number.POSITIVE_INFINITY)).toBeNull();
  });
});
