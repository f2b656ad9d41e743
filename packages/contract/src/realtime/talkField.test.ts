import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { readClientMessage } from './clientMessages';

const said = (text: string) => ({
  type: 'stateTransitionEvent',
  event: 'talkLog',
  ref: 1,
  callId: randomUUID(),
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
