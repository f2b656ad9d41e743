import { describe, expect, it } from 'vitest';
import { type Followed, followedOn } from './oneEuro';

const settings = { minCutoff: 1.5, beta: 30, speedCutoff: 4, restingSpeed: 0.4 };
const frame = 1 / 30;
const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);

const followedThrough = (values: readonly number[]): number[] => {
  let followed: Followed = { value: values[0] ?? 0, speed: 0 };
  return values.map((value) => {
    followed = followedOn(followed, value, frame, settings);
    return followed.value;
  });
};

describe('the One-Euro filter', () => {
  it('[O-V22] calms a value that trembles to a third', () => {
    const trembling = Array.from({ length: 60 }, (_, index) => 0.5 + (index % 2 ? 0.01 : -0.01));
    expect(spread(followedThrough(trembling).slice(30))).toBeLessThan(spread(trembling) / 3);
  });

  it('[O-V22] follows a jump in one picture', () => {
    const [first = 0] = followedThrough([...Array.from({ length: 30 }, () => 0), 1]).slice(-1);
    expect(first).toBeGreaterThan(0.95);
  });

  it('[O-V22] comes to rest where its value does', () => {
    const moved = [0, 0.2, 0.5, 0.8, ...Array.from({ length: 30 }, () => 0.8)];
    expect(followedThrough(moved).at(-1)).toBeCloseTo(0.8, 3);
  });
});
