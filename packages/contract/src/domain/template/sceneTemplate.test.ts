import { expect, it } from 'vitest';
import { bareTemplate, withStandbyChoice } from './sceneTemplate';

const button = (text: string) => ({ text, fontSize: 24, backgroundColour: '#125a4e', isShown: true });
const [here, there] = [
  { x: 0, y: 0.8, width: 0.5, height: 0.1 },
  { x: 0.5, y: 0.8, width: 0.5, height: 0.1 },
];
const standby = { row: 'vertical' as const, touchButtons: [button('受付')], boxes: { buttons: here, telop: there } };
const watched = { ...bareTemplate, telop: 'x', touchButtons: [button('古い')], boxes: { buttons: there, logo: here } };

it('[D-T98] in every scene visitors choose from what Standby offers, where Standby has it', () => {
  expect(withStandbyChoice('Monitoring', watched, standby)).toEqual({
    ...watched,
    row: 'vertical',
    touchButtons: [button('受付')],
    boxes: { buttons: here, logo: here },
  });
  expect(withStandbyChoice('Standby', watched, standby)).toEqual(watched);
});

it('[D-T98] where nobody knows a Standby there is nothing to choose from', () => {
  expect(withStandbyChoice('Active', watched, undefined)).toMatchObject({ touchButtons: [], boxes: { logo: here } });
});
