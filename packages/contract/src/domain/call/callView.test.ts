import { expect, it } from 'vitest';
import { type CallView, viewOf, withLayout, withView } from './callView';

const template = {
  layout: 'wipe',
  telop: 'Welcome',
  showsTelop: true,
  showsLogo: false,
  showsMedia: true,
  boxes: { telop: { x: 0, y: 0, width: 0.5, height: 0.1 } },
} as const;
const view: CallView = {
  scene: 'Standby',
  layout: 'onlyAvatar',
  showsTelop: false,
  showsLogo: true,
  showsMedia: false,
};

it('[O-L36] during a call a template shows what the operator chose, with its own words, and no block where another layout had it', () => {
  expect(withView(template, view)).toEqual({
    layout: 'onlyAvatar',
    telop: 'Welcome',
    showsTelop: false,
    showsLogo: true,
    showsMedia: false,
    boxes: {},
  });
  expect(withView(template, null)).toBe(template);
});

it('[O-L36] what a template shows by itself changes nothing', () => {
  expect(withView(template, viewOf('Active', template))).toEqual(template);
});

it.each([
  ['onlyAvatar', false],
  ['mediaAndAvatar', true],
  ['wipe', true],
  ['onlyMedia', true],
] as const)('[O-L36] the layout %s shows the medium: %s', (layout, showsMedia) => {
  expect(withLayout(view, layout)).toMatchObject({ layout, showsMedia });
});
