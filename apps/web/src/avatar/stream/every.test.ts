import { expect, it, vi } from 'vitest';
import { every } from './every';
import { tickWithTheTest } from './testing/tickingWorker';
import { tickAfter } from './tickTime';

tickWithTheTest();

it('[O-V12] ticks until it is stopped', () => {
  const tick = vi.fn();
  const stop = every(50, tick);
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledTimes(20);
  stop();
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledTimes(20);
});

it('[O-V12] goes on after a tick that failed', () => {
  const tick = vi.fn().mockImplementationOnce(() => {
    throw new Error('once');
  });
  every(50, tick);
  expect(() => vi.advanceTimersByTime(50)).toThrow('once');
  vi.advanceTimersByTime(100);
  expect(tick).toHaveBeenCalledTimes(3);
});

it.each([
  ['at once', 0, 100],
  ['a little late', 60, 100],
  ['so late that two were missed', 250, 300],
])('[O-V12] who asks %s has the next tick when it is due', (_, askedAt, due) => {
  expect(tickAfter(0, askedAt, 100)).toBe(due);
});
