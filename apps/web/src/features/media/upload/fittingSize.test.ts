import { thumbnailSize } from '@mukae/contract/domain/media/media';
import { expect, it } from 'vitest';
import { fittingSize } from './fittingSize';

it.each([
  [
    { width: 1920, height: 1080 },
    { width: 640, height: 360 },
  ],
  [
    { width: 1080, height: 1920 },
    { width: 203, height: 360 },
  ],
  [
    { width: 320, height: 180 },
    { width: 320, height: 180 },
  ],
  [
    { width: 9000, height: 1 },
    { width: 640, height: 1 },
  ],
])('[O-M07] a frame of %o becomes %o', (film, frame) => {
  expect(fittingSize(film, thumbnailSize)).toEqual(frame);
});
