import { expect, it } from 'vitest';
import { designCanvas } from './designCanvas';

it.each([
  [1080, 1920, 1080, 1920],
  [2160, 3840, 1080, 1920],
  [3840, 2160, 1920, 1080],
  [320, 320, 1920, 1920],
  [1280, 1024, 1920, 1536],
  [1080, 3840, 1080, 3840],
])('[O-T01] a screen of %i×%i is laid out on %i×%i', (width, height, designWidth, designHeight) => {
  expect(designCanvas({ width, height })).toEqual({ width: designWidth, height: designHeight });
});
