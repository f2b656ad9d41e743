import { describe, expect, it } from 'vitest';
import { derive } from './derive';
import { restValues } from './params';

describe('derive', () => {
  it('gives an open eye no closing shape', () => {
    expect(derive(restValues())).toMatchObject({ blinkL: 0, joyL: 0, wideL: 0, shutL: 0 });
  });

  it('closes a smiling eye upwards and a calm one downwards', () => {
    expect(derive({ ...restValues(), eyeOpenL: 0, eyeSmile: 1 })).toMatchObject({ blinkL: 0, joyL: 1 });
    expect(derive({ ...restValues(), eyeOpenR: 0 })).toMatchObject({ blinkR: 1, joyR: 0, blinkL: 0 });
  });

  it('never opens the mouth further than one whole shape', () => {
    const { aa, oh, mOpen } = derive({ ...restValues(), aa: 1, oh: 1 });
    expect(aa + oh).toBeCloseTo(1);
    expect(mOpen).toBe(1);
  });

  it('draws the corners of a smile in for a round vowel', () => {
    const { smileL, blush } = derive({ ...restValues(), smile: 1, oh: 1 });
    expect(smileL).toBeLessThan(0.2);
    expect(blush).toBeGreaterThan(restValues().blush);
    expect(derive({ ...restValues(), smile: 1, aa: 1 }).smileL).toBe(1);
  });

  it.each([-1, 1])('[O-D34] turns a head no further than it is drawn, whatever turns it: to %s', (way) => {
    const { yaw, yawAdd } = derive({ ...restValues(), yaw: way * 60, yawAdd: way * 8 });
    expect(Math.abs(1.15 * yaw + yawAdd)).toBeLessThanOrEqual(34);
    expect(Math.abs(1.15 * yaw + yawAdd)).toBeGreaterThan(30);
    expect(derive({ ...restValues(), yaw: way * 12, yawAdd: way * 8 }).yaw).toBeCloseTo(way * 12);
  });

  it('leaves the values it was given alone', () => {
    const values = { ...restValues(), aa: 1, oh: 1 };
    derive(values);
    expect(values.aa).toBe(1);
  });
});
