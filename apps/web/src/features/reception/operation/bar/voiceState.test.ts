import { expect, it } from 'vitest';
import { voiceState } from './voiceState';

const speaking = { isMuted: false, isAside: false, isVoiceless: false };
const there = { state: 'connected', isLineDead: false, isOtherGone: false } as const;

it('[D-L02] a voice is heard on a line that lives, and on no other', () => {
  expect(voiceState(speaking, there)).toBe('spoken');
  expect(voiceState(speaking, { ...there, state: 'connecting' })).toBe('unheard');
  expect(voiceState(speaking, { ...there, isLineDead: true })).toBe('unheard');
  expect(voiceState(speaking, { ...there, isOtherGone: true })).toBe('unheard');
  expect(voiceState({ ...speaking, isVoiceless: true }, there)).toBe('unheard');
});

it('[O-L31] [O-V36] who is muted, or tries her voice, is told that first', () => {
  expect(voiceState({ ...speaking, isMuted: true }, { ...there, isOtherGone: true })).toBe('muted');
  expect(voiceState({ ...speaking, isAside: true }, there)).toBe('aside');
});
