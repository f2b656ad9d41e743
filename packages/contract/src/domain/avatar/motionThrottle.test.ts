import { describe, expect, it } from 'vitest';
import { untilNextMotion } from './motionThrottle';

describe('the motions of an avatar', () => {
  it('[O-V61] begin at once when none was made before', () => {
    expect(untilNextMotion(null, 1_000)).toBe(0);
  });

  it('[O-V61] are made once in 5 seconds', () => {
    expect(untilNextMotion(1_000, 1_000)).toBe(5_000);
    expect(untilNextMotion(1_000, 5_999)).toBe(1);
    expect(untilNextMotion(1_000, 6_000)).toBe(0);
    expect(untilNextMotion(1_000, 60_000)).toBe(0);
  });
});
