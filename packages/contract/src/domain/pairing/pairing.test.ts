import { expect, it } from 'vitest';
import { isPairingCode, pairingPath, readPairingCode } from './pairing';

it.each([
  ['012345', '012345'],
  [' 012 345 ', '012345'],
  ['012-345', '012345'],
  ['０１２　３４５', '012345'],
  ['012–345', '012345'],
])('[O-G08] the code typed as %j is %s', (typed, code) => {
  expect(readPairingCode(typed)).toBe(code);
  expect(isPairingCode(readPairingCode(typed))).toBe(true);
});

it.each(['', '12345', '1234567', '12345a', '１２３４５'])('[O-G09] %j is no code', (typed) => {
  expect(isPairingCode(readPairingCode(typed))).toBe(false);
});

it('[O-G08] the QR code leads to the page where the code is already typed', () => {
  expect(pairingPath('012345')).toBe('/app/signage/pair?code=012345');
});
