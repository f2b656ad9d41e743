import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import { describe, expect, it } from 'vitest';
import { headAngles } from './headAngles';

const { cos, sin, PI } = Math;
const rad = (degrees: number) => (degrees * PI) / 180;

/** Rolled, then nodded, then turned, as a neck does it. */
function matrixOf({ yaw, pitch, roll }: HeadAngles): number[] {
  const [y, p, r] = [rad(yaw), rad(-pitch), rad(-roll)];
  const right = [
    cos(y) * cos(r) + sin(y) * sin(p) * sin(r),
    cos(p) * sin(r),
    -sin(y) * cos(r) + cos(y) * sin(p) * sin(r),
  ];
  const up = [-cos(y) * sin(r) + sin(y) * sin(p) * cos(r), cos(p) * cos(r), sin(y) * sin(r) + cos(y) * sin(p) * cos(r)];
  const ahead = [sin(y) * cos(p), -sin(p), cos(y) * cos(p)];
  return [...right, 0, ...up, 0, ...ahead, 0, 0, 0, -40, 1];
}

describe('the angles of a head', () => {
  it.each<HeadAngles>([
    { yaw: 0, pitch: 0, roll: 0 },
    { yaw: 25, pitch: 0, roll: 0 },
    { yaw: 0, pitch: 15, roll: 0 },
    { yaw: 0, pitch: 0, roll: 20 },
    { yaw: -30, pitch: -12, roll: 9 },
  ])('[O-V21] are read from its matrix: $yaw, $pitch, $roll', (angles) => {
    const read = headAngles(matrixOf(angles));
    expect(read.yaw).toBeCloseTo(angles.yaw);
    expect(read.pitch).toBeCloseTo(angles.pitch);
    expect(read.roll).toBeCloseTo(angles.roll);
  });

  it('[O-V21] a head that leans to the right of the picture rolls clockwise', () => {
    const leaning = [cos(0.2), -sin(0.2), 0, 0, sin(0.2), cos(0.2), 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    expect(headAngles(leaning).roll).toBeGreaterThan(10);
  });
});
