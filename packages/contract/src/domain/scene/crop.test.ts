import { describe, expect, it } from 'vitest';
import { builtInCharacters } from '../character/builtIn';
import { figureFrames, pictureFrame } from '../character/figureFrame';
import { cropNames, cropOf, placeFigure } from './crop';

const frames = [
  ...builtInCharacters.map(({ id }) => [id, figureFrames[id]] as const),
  ['a picture', pictureFrame] as const,
];

describe.each(frames)('the figure of %s', (_, frame) => {
  it.each(cropNames)('[O-T01] cropped at the %s stands in the middle, its hair and its lower edge in view', (name) => {
    const crop = cropOf(frame, name);
    for (const place of [
      { width: 1080, height: 1112 },
      { width: 528, height: 664 },
      { width: 216, height: 276 },
    ]) {
      const { left, top, scale } = placeFigure(frame, crop, place);
      expect(left + (frame.width / 2) * scale).toBeCloseTo(place.width / 2);
      expect(top + frame.hairTop * scale).toBeGreaterThan(0);
      expect(top + frame.height * scale).toBeGreaterThan(place.height);
    }
  });
});
