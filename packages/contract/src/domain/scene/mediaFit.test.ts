import { expect, it } from 'vitest';
import { mediaFit } from './mediaFit';

it.each([
  [1920, 1080, 1080, 608, 'cover'],
  [1600, 1080, 1080, 608, 'contain'],
  [1080, 1080, 1080, 960, 'cover'],
  [1080, 1920, 1080, 608, 'contain'],
  [3000, 200, 1152, 648, 'contain'],
])('[O-T01] a medium of %i×%i at a place of %i×%i: %s', (width, height, placeWidth, placeHeight, fit) => {
  expect(mediaFit({ width, height }, { width: placeWidth, height: placeHeight })).toBe(fit);
});
