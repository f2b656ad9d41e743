import { expect, it } from 'vitest';
import { isTalkLogged } from './talkLog';

it.each([
  ['はい。', false],
  ['  はい。  ', false],
  ['👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', false],
  ['こんにちは', true],
])('[D-K08] is %j worth a line of the log: %s', (text, isLogged) => expect(isTalkLogged(text)).toBe(isLogged));
