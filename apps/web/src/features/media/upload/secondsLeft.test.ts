import { expect, it } from 'vitest';
import { secondsLeft } from './secondsLeft';

it('goes on as it went so far', () => {
  expect(secondsLeft(0.25, 6000)).toBe(18);
  expect(secondsLeft(0.999, 10_000)).toBe(1);
});

it('says nothing too early, and nothing at the end', () => {
  expect(secondsLeft(0.25, 400)).toBeNull();
  expect(secondsLeft(0, 5000)).toBeNull();
  expect(secondsLeft(1, 5000)).toBeNull();
});
