import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paced } from './paced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts at once, then at most once in the given time, and forgets nothing that was asked', () => {
  const act = vi.fn();
  const { ask } = paced(2000, act);
  ask();
  expect(act).toHaveBeenCalledTimes(1);
  ask();
  ask();
  vi.advanceTimersByTime(1999);
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('does nothing more once it is stopped', () => {
  const act = vi.fn();
  const { ask, stop } = paced(2000, act);
  ask();
  ask();
  stop();
  vi.advanceTimersByTime(5000);
  expect(act).toHaveBeenCalledTimes(1);
});
