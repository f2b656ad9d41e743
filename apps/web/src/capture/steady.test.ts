import { expect, it } from 'vitest';
import { Steady } from './steady';

it('[O-V24] what shows for a moment only does not count', () => {
  const faces = new Steady<string>('one', 1000);
  expect(faces.observe('none', 100)).toBe('one');
  expect(faces.observe('none', 1000)).toBe('one');
  expect(faces.observe('one', 1050)).toBe('one');
  expect(faces.observe('none', 1100)).toBe('one');
  expect(faces.observe('none', 2100)).toBe('none');
  expect(faces.observe('one', 2200)).toBe('none');
  expect(faces.observe('one', 3200)).toBe('one');
});
