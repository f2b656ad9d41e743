import { expect, it } from 'vitest';
import { Resolution } from './resolution';

const take = (resolution: Resolution, ms: number) => {
  for (let picture = 0; picture < 40; picture += 1) resolution.took(ms);
};
const heightOn = (resolution: Resolution, shown: number) => resolution.sizeFor(shown).height;

it('[O-V15] an avatar is drawn as finely as it shows', () => {
  const resolution = new Resolution();
  expect(resolution.sizeFor(1920)).toEqual({ width: 1080, height: 1920 });
  expect([200, 500, 700, 1200, 4000].map((shown) => heightOn(resolution, shown))).toEqual([480, 640, 960, 1280, 1920]);
});

it('[O-V15] a slow machine draws it step by step more coarsely, one that keeps up does not', () => {
  const resolution = new Resolution();
  const steps = [17, 60, 60, 60, 60].map((ms) => {
    take(resolution, ms);
    return heightOn(resolution, 1920);
  });
  expect(steps).toEqual([1920, 1280, 960, 960, 960]);
  expect(resolution.isHopeless).toBe(false);
  expect(heightOn(resolution, 300)).toBe(480);
});

it('[O-V15] one that cannot even do that for half a minute says so', () => {
  const resolution = new Resolution();
  for (let step = 0; step < 5; step += 1) take(resolution, 300);
  take(resolution, 100);
  expect(resolution.isHopeless).toBe(false);
  for (let step = 0; step < 4; step += 1) take(resolution, 300);
  expect(resolution.isHopeless).toBe(true);
});
