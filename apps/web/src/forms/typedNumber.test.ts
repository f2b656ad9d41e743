import { expect, test } from 'vitest';
import { readNumber } from './typedNumber';

test('a number is read from its digits, of any width', () => {
  expect(['12', ' 012 ', '-3', '1.50', '１２００', '－３'].map(readNumber)).toEqual([12, 12, -3, 1.5, 1200, -3]);
});

test('an empty field says nothing', () => {
  expect(['', '  ', '　'].map(readNumber)).toEqual([null, null, null]);
});

test('what is no number stays as it was typed', () => {
  const typed = ['12x', '-', '1,000', '1e3', '0x10', '3円', '１２人', '1.', 'Infinity', '9'.repeat(17)];
  expect(typed.map(readNumber)).toEqual(typed);
});
