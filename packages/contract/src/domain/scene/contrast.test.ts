import { expect, it } from 'vitest';
import { contrast, inkOn, readableContrast } from './contrast';
import { sceneColours } from './sceneColours';
import { sceneLooks } from './sceneLook';

it('counts contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#777777')).toBe(1);
});

it('[O-T01] the words on a touch button can be read on every colour', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff'];
  const colours = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)));
  for (const colour of colours) expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(readableContrast);
});

it.each(Object.entries(sceneLooks))('[O-T01] the ribbon of %s and text on its light can be read', (_, look) => {
  expect(contrast(look.ribbon, sceneColours.paper)).toBeGreaterThanOrEqual(readableContrast);
  expect(contrast(look.light, sceneColours.ink)).toBeGreaterThanOrEqual(7);
});

it('[O-T01] what is written on the counter can be read', () => {
  expect(contrast(sceneColours.counter, sceneColours.softInk)).toBeGreaterThanOrEqual(readableContrast);
  expect(contrast(sceneColours.call, sceneColours.paper)).toBeGreaterThanOrEqual(7);
});
