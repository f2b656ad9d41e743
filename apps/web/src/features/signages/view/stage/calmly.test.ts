import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { expect, it } from 'vitest';
import { startingAt } from '../state/viewState';
import { calmly } from './calmly';

const template = {
  ...bareTemplate,
  layout: 'wipe',
  telop: 'いらっしゃいませ',
  showsTelop: true,
  showsMedia: true,
} as const;
const cutOff = { shown: { scene: 'Offline', isCutOff: true, isLong: true }, template } as const;
const calm = { shown: { isCutOff: false, isLong: true }, template: { layout: 'onlyAvatar', showsTelop: false } };

it('[D-N02] a screen that knows what it shows goes on with it, and says that nobody can be reached', () => {
  expect(calmly(cutOff, startingAt(0), 'shop', true)).toEqual(cutOff);
});

it('[D-N02] a page that knows nothing yet, is not the screen, or shows a conversation only, asks for a moment', () => {
  expect(calmly(cutOff, startingAt(0), 'shop', false)).toMatchObject(calm);
  expect(calmly(cutOff, { is: 'replaced', since: 0 }, 'shop', true)).toMatchObject(calm);
  expect(calmly(cutOff, startingAt(0), 'link', true)).toMatchObject(calm);
});

it('[D-N02] every other scene stays as it is', () => {
  const standby = { shown: { scene: 'Standby' }, template } as const;
  expect(calmly(standby, startingAt(0), 'link', false)).toEqual(standby);
});
