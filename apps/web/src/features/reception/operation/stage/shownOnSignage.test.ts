import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { expect, it } from 'vitest';
import { templateOnSignage } from './shownOnSignage';

const templates = new Map([
  ['Active', { ...bareTemplate, telop: 'talking' }] as const,
  ['Standby', { ...bareTemplate, telop: 'waiting' }] as const,
  ['Monitoring', { ...bareTemplate, telop: 'watching' }] as const,
]);

it('[O-L36] the preview shows the template of the scene, of the chosen one, and nothing of one that is missing', () => {
  const view = {
    scene: 'Standby',
    layout: 'onlyAvatar',
    showsTelop: true,
    showsLogo: false,
    showsMedia: false,
  } as const;
  expect(templateOnSignage(templates, { kind: 'reception', view: null }).telop).toBe('talking');
  expect(templateOnSignage(templates, { kind: 'monitoring', view: null }).telop).toBe('watching');
  expect(templateOnSignage(templates, { kind: 'entered', view })).toMatchObject({ telop: 'waiting', showsTelop: true });
  expect(templateOnSignage(new Map(), { kind: 'reception', view: null })).toEqual(bareTemplate);
});
