import { describe, expect, it } from 'vitest';
import { minutesAndSeconds } from './minutesAndSeconds';

describe('minutesAndSeconds', () => {
  it.each([
    [600_000, '10:00'],
    [599_001, '10:00'],
    [65_000, '1:05'],
    [1, '0:01'],
    [-5000, '0:00'],
  ])('%i ms are %s', (ms, text) => {
    expect(minutesAndSeconds(ms)).toBe(text);
  });
});
