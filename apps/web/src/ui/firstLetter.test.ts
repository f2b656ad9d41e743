import { expect, it } from 'vitest';
import { firstLetter } from './firstLetter';

it.each([
  ['田中 恵子', '田'],
  ['𠮷野', '𠮷'],
  ['🐱たま', '🐱'],
  ['👩🏽‍💼受付', '👩🏽‍💼'],
  ['', undefined],
])('the first letter of %s is whole', (name, letter) => {
  expect(firstLetter(name)).toBe(letter);
});
