import { expect, it } from 'vitest';
import { orientationOf, portrait } from './size';

it('[O-V02] the default canvas is 1080 x 1920', () => {
  expect(portrait).toEqual({ width: 1080, height: 1920 });
});

it.each([
  [1080, 1920, 'vertical'],
  [1080, 1080, 'vertical'],
  [1920, 1080, 'wide'],
  [1081, 1080, 'wide'],
])('[O-G12] %i×%i is %s', (width, height, orientation) => {
  expect(orientationOf({ width, height })).toBe(orientation);
});
