import { describe, expect, it } from 'vitest';
import { restValues } from '../params';
import { compileSprings, stepSpring } from './springs';

function hairSpring() {
  const [spring] = compileSprings({ swayHair: { in: { yaw: 0.05 }, stiffness: 70, damping: 7, gain: 1.4 } });
  if (!spring) throw new Error('no spring');
  return spring;
}

describe('stepSpring', () => {
  it('hangs still from the first frame on, wherever the head is', () => {
    const spring = hairSpring();
    const values = { ...restValues(), yaw: 15 };
    stepSpring(spring, values, 1 / 60);
    expect(values.swayHair).toBeCloseTo(0);
  });

  it('trails behind a turn and comes to rest', () => {
    const spring = hairSpring();
    const values = restValues();
    stepSpring(spring, values, 1 / 60);
    values.yaw = 10;
    stepSpring(spring, values, 1 / 60);
    expect(values.swayHair).toBeLessThan(-0.5);
    for (let i = 0; i < 240; i++) stepSpring(spring, values, 1 / 60);
    expect(values.swayHair).toBeCloseTo(0, 3);
  });

  it('stays within its reach at slow frame rates', () => {
    const spring = hairSpring();
    const values = restValues();
    for (let i = 0; i < 200; i++) {
      values.yaw = i % 2 === 0 ? 25 : -25;
      stepSpring(spring, values, 1 / 20);
      expect(Math.abs(values.swayHair)).toBeLessThanOrEqual(1);
    }
  });

  it.each([0.3, 2, 60])('[D-F04] has come to rest where %d seconds passed from one picture to the next', (seconds) => {
    const [smooth, coarse] = [1 / 60, seconds].map((dt) => {
      const spring = hairSpring();
      const values = restValues();
      stepSpring(spring, values, dt);
      values.yaw = 10;
      for (let t = 0; t < Math.min(seconds, 4) - dt / 2 || t === 0; t += dt) stepSpring(spring, values, dt);
      return values.swayHair;
    });
    expect(coarse).toBeCloseTo(smooth ?? Number.NaN, 1);
  });
});
