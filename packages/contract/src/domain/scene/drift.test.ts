import { expect, it } from 'vitest';
import { driftAt, driftReach, driftSteps } from './drift';

it('[O-T01] the picture drifts a little, and comes back', () => {
  for (let step = 0; step < driftSteps; step += 1) {
    const { x, y } = driftAt(step);
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(driftReach);
    const next = driftAt(step + 1);
    expect(Math.hypot(next.x - x, next.y - y)).toBeLessThan(driftReach / 5);
  }
  expect(driftAt(driftSteps)).toEqual(driftAt(0));
  expect(new Set(Array.from({ length: driftSteps }, (_, step) => driftAt(step).x.toFixed(6))).size).toBeGreaterThan(40);
});
