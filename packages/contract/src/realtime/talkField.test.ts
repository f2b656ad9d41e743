import { expect, it } from 'vitest';
import { readClientMessage } from './clientMessages';

const said = (text: string) => ({
  type: 'stateTransitionEvent',
  event: 'talkLog',
  ref: 1,
  callId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  text,
  locale: 'ja-JP',
});

it.each([
  ['1,000 letters', true, 'あ'.repeat(1000)],
  ['1,001 letters', false, 'あ'.repeat(1001)],
  ['1,000 families of emoji', true, '👨‍👩‍👧'.repeat(1000)],
  ['1,001 families of emoji', false, '👨‍👩‍👧'.repeat(1001)],
  ['nothing', false, ''],
])('[D-K08] a line of talk of %s is taken: %s', (_, isTaken, text) => {
  expect(readClientMessage(said(text)) !== undefined).toBe(isTaken);
});
