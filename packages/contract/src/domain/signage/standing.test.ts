import { expect, it } from 'vitest';
import { deviceStatuses } from './scene';
import { standingOf, standings } from './standing';

it('[D-C01] somebody who waits comes first, then what is broken, then what is in order', () => {
  const urgency = deviceStatuses.toSorted(
    (one, other) => standings.indexOf(standingOf(one, true)) - standings.indexOf(standingOf(other, true)),
  );
  expect(urgency).toEqual(['Calling', 'Crowded', 'Logout', 'Suspended', 'Active', 'Monitoring', 'Standby']);
});

it('[D-C01] a screen that was never there is not one that has gone away', () => {
  expect(standingOf('Logout', false)).toBe('unpaired');
  expect(standingOf('Logout', true)).toBe('away');
  expect(standingOf('Standby', false)).toBe('open');
});
