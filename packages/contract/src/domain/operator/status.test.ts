import { expect, it } from 'vitest';
import { operatorStatusOf } from './status';

it.each([
  [true, true, 'Standby'],
  [false, true, 'Standby'],
  [true, false, 'Leaving'],
  [false, false, 'Logout'],
] as const)('[O-E01] who is online (%s) and holds a channel (%s) is %s', (isOnline, holdsChannel, status) => {
  expect(operatorStatusOf({ isOnline, holdsChannel })).toBe(status);
});
