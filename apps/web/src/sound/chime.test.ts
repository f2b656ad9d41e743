import { expect, it } from 'vitest';
import { chime } from './chime';

const samples = chime(8000);
const loudestIn = (part: Float32Array) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

it('[O-L20] is heard and never overdriven', () => {
  expect(loudestIn(samples)).toBeGreaterThan(0.3);
  expect(loudestIn(samples)).toBeLessThan(1);
});

it('[O-L20] begins and ends in silence, so that a loop does not click', () => {
  expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
  expect(loudestIn(samples.subarray(-80))).toBeLessThan(0.01);
});
