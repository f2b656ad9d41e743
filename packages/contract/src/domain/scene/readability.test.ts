import { expect, it } from 'vitest';
import { contrast, readableContrast, rgbOf, visibleContrast } from './contrast';
import { contrastOnCounter, deepened, standsOut, telopFixes, worstContrast } from './readability';
import { sceneColours } from './sceneColours';

const pixels = (...colours: string[]) => colours.flatMap((colour) => [...rgbOf(colour), 255]);

it('[D-T47] a text is judged by the worst pixel beneath it', () => {
  const worst = worstContrast(sceneColours.ink, pixels('#ffffff', '#14503f', '#eeeeee'));
  expect(worst.at).toBe(1);
  expect(worst.ratio).toBeCloseTo(contrast(sceneColours.ink, '#14503f'));
  expect(worst.ratio).toBeLessThan(readableContrast);
});

it('[D-T48] on a dark picture a light plate or light letters are offered, and each can be read', () => {
  const [plate, colour] = telopFixes(sceneColours.ink, pixels('#14503f', '#0b3026'));
  expect(plate).toEqual({
    colour: null,
    plate: sceneColours.paper,
    ratio: contrast(sceneColours.ink, sceneColours.paper),
  });
  expect(colour).toEqual({ colour: sceneColours.paper, plate: null, ratio: contrast(sceneColours.paper, '#14503f') });
});

it('[D-T48] on a picture that is light and dark no colour can be read: the second way lays a plate, too', () => {
  const [plate, both] = telopFixes(sceneColours.ink, pixels('#000000', '#ffffff'));
  expect(plate.plate).toBe(sceneColours.paper);
  expect(both).toEqual({
    colour: sceneColours.paper,
    plate: sceneColours.ink,
    ratio: contrast(sceneColours.paper, sceneColours.ink),
  });
});

it('[D-T48] a text that can be read on no plate gets a colour with it', () => {
  for (const { ratio } of telopFixes('#808080', pixels('#808080'))) expect(ratio).toBeGreaterThan(readableContrast);
});

it('[D-T49] a button that is hardly told from the counter is, once it is deeper; others stay as they are', () => {
  expect(standsOut('#f2c744')).toBe(false);
  expect(contrastOnCounter(deepened('#f2c744'))).toBeGreaterThanOrEqual(visibleContrast);
  expect(contrastOnCounter(deepened('#ffffff'))).toBeGreaterThanOrEqual(visibleContrast);
  expect(deepened('#125a4e')).toBe('#125a4e');
});
