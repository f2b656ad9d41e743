import { expect, it } from 'vitest';
import { newName } from './newName';

it('[O-M03] an empty name is reverted', () => {
  expect(newName('店内のご案内', '')).toBeNull();
  expect(newName('店内のご案内', '　 ')).toBeNull();
});

it('[O-M03] an unchanged name sends nothing', () => {
  expect(newName('店内のご案内', ' 店内のご案内 ')).toBeNull();
});

it('another name is sent, without the space around it', () => {
  expect(newName('店内のご案内', ' 店内図 ')).toBe('店内図');
});
