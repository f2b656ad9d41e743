import { expect, it } from 'vitest';
import { someLive, someTemplate } from '../testing/someTemplates';
import { oneForEachScene } from './oneForEachScene';

const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '10:00' };
const morning = { ...someTemplate, key: 'new-1', seen: null, hours };
const templates = [...someLive.templates, morning];
const keysWith = (opened: string | null) => oneForEachScene(templates, opened).map(({ key }) => key);

it('[D-T110] a template with hours is looked at in place of the usual one of its scene when it was opened, and only then', () => {
  expect(keysWith('new-1')).toEqual(['new-1', '2']);
  expect(keysWith('2')).toEqual(['1', '2']);
  expect(keysWith(null)).toEqual(['1', '2']);
  expect(keysWith('gone since')).toEqual(['1', '2']);
});
