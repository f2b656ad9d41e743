import { expect, it } from 'vitest';
import { readClientMessage } from './clientMessages';

const said = (text: string) => ({
  type: 'stateTransitionEvent',
  event: 'talkLog',
  ref: 1,
  callId: '8b0f4b5e-6c5f-4a52-9d4e-0f6a3f3f9b11',
  text,
  locale: 'ja-JP',
});

it.each([
  ['1,000 letters', 'あ'.repeat(1000), true],
  ['1,001 letters', 'あ'.repeat(1001), false],
  ['1,000 families of emoji', '👨‍👩‍👧'.repeat(1000), true],
  ['1,001 families of emoji', '👨‍👩‍👧'.repeat(1001), false],
  ['nothing', '', false],
])('[D-K08] is a line of talk taken of %s', (_, text, isTaken) => {
  expect(readClientMessage(said(text)) !== undefined).toBe(isTaken);
});
