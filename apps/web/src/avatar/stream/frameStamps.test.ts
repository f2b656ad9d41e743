import { expect, it } from 'vitest';
import { FrameStamps } from './frameStamps';

it('[O-V12] the counters of frames begin anew when they are full', () => {
  const stamps = new FrameStamps();
  const told = Array.from({ length: 2 ** 16 + 1 }, (_, tick) => stamps.next(2 ** 32 - 10 + tick * 33));
  expect(told[0]).toEqual({ sequence: 0, sentAt: 2 ** 32 - 10 });
  expect(told[1]).toEqual({ sequence: 1, sentAt: 23 });
  expect([told.at(-2)?.sequence, told.at(-1)?.sequence]).toEqual([65_535, 0]);
});
