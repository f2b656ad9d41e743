import { expect, it } from 'vitest';
import { isMadeUpLoginId, makeUpLoginId } from './madeUpLoginId';

it('[O-G08] a login id that was made up is known as such', () => {
  expect(makeUpLoginId('0a1b2c')).toBe('signage-0a1b2c@mukae.invalid');
  expect(isMadeUpLoginId(makeUpLoginId('0a1b2c'))).toBe(true);
  expect(isMadeUpLoginId('signage1@demo.example')).toBe(false);
});
