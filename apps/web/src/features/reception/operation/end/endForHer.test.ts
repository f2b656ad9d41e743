import { expect, it } from 'vitest';
import { endForHer } from './endForHer';

it('[O-L35] a call that ends quietly for the signage is a conversation that ended for the operator', () => {
  expect(endForHer('entered', 'endedQuietly')).toBe('operatorEnded');
  expect(endForHer('monitoring', 'endedQuietly')).toBe('endedQuietly');
  expect(endForHer('entered', 'visitorEnded')).toBe('visitorEnded');
});
