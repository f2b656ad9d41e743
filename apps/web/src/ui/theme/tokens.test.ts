import { DEFAULT_THEME } from '@mantine/core';
import { expect, test } from 'vitest';
import { makeTokens } from './tokens';

test('hands the word for a required field to the style sheet, quoted', () => {
  expect(makeTokens({ required: 'must "be"' })(DEFAULT_THEME).variables['--mk-required']).toBe('"must \\"be\\""');
});

test('day and night know the same names', () => {
  const { light, dark } = makeTokens({ required: 'Required' })(DEFAULT_THEME);
  const ours = (variables: Record<string, string>) => Object.keys(variables).filter((name) => name.startsWith('--mk-'));
  expect(ours(light)).toEqual(ours(dark));
});
