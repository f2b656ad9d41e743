import { expect, it } from 'vitest';
import { loginStateFrom } from './loginState';

const nothing = { register: false, passwordChanged: false, isRedirect: false };

it('reads what the page before said', () => {
  expect(loginStateFrom({ register: true })).toEqual({ ...nothing, register: true });
  expect(loginStateFrom({ isRedirect: true })).toEqual({ ...nothing, isRedirect: true });
});

it('takes anything else for nothing said', () => {
  for (const state of [null, undefined, 'x', [], { register: 'yes' }]) expect(loginStateFrom(state)).toEqual(nothing);
});
