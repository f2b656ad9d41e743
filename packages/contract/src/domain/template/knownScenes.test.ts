import { expect, it } from 'vitest';
import { scenes } from '../signage/scene';
import { isKnownOn } from './knownScenes';

const hours = { name: '朝', days: ['mon' as const], from: '08:00', until: '11:00' };
const knownTo = (ownerId: number | null) => scenes.filter((scene) => isKnownOn({ ownerId }, { scene, hours: null }));

it('[D-T70] of the signage of a web-reservation user the Active scene is known and none with hours, of a device all are', () => {
  expect(knownTo(null)).toEqual([...scenes]);
  expect(knownTo(3)).toEqual(['Active']);
  expect(isKnownOn({ ownerId: 3 }, { scene: 'Active', hours })).toBe(false);
  expect(isKnownOn({ ownerId: null }, { scene: 'Active', hours })).toBe(true);
});
