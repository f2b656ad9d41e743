import { beforeEach, expect, it } from 'vitest';
import { rememberedRingVolume, rememberRingVolume } from './ringVolume';

beforeEach(() => localStorage.clear());

it('[O-L23] remembers how loud somebody wants to be called', () => {
  rememberRingVolume(localStorage, 0.25);
  expect(rememberedRingVolume(localStorage)).toBe(0.25);
  rememberRingVolume(localStorage, 0);
  expect(rememberedRingVolume(localStorage)).toBe(0);
});

it.each([null, '', 'loud', '2', '-1'])('[O-L23] rings at the usual volume where %j is written', (text) => {
  if (text !== null) localStorage.setItem('mukae.ringVolume', text);
  expect(rememberedRingVolume(localStorage)).toBe(0.7);
});
