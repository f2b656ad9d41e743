import { expect, it } from 'vitest';
import { ringClock } from './ringClock';

const ring = { pressedAt: 10_000, until: 70_000 };

it.each([
  [10_000, { waited: 0, remaining: 60, share: 1 }],
  [22_300, { waited: 12, remaining: 48, share: 0.795 }],
  [80_000, { waited: 70, remaining: 0, share: 0 }],
  // A clock that is a little behind the server's.
  [9_000, { waited: 0, remaining: 60, share: 1 }],
])('[O-L20] a ring is told how long it has waited and how long it will: at %i ms', (now, clock) =>
  expect(ringClock(ring, now)).toEqual(clock),
);
