import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Pace } from './pace';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('[O-V44] passes the first on at once, and of the others the newest in its time', () => {
  const passed: number[] = [];
  const pace = new Pace<number>(20, (value) => passed.push(value));
  for (const value of [1, 2, 3]) pace.offer(value);
  expect(passed).toEqual([1]);
  vi.advanceTimersByTime(20);
  expect(passed).toEqual([1, 3]);
  vi.advanceTimersByTime(100);
  pace.offer(4);
  expect(passed).toEqual([1, 3, 4]);
});

it('[O-V44] passes on no more often than it was told', () => {
  const passed: number[] = [];
  const pace = new Pace<number>(1000 / 60, (value) => passed.push(value));
  for (let ms = 0; ms < 1000; ms += 1) {
    pace.offer(ms);
    vi.advanceTimersByTime(1);
  }
  expect(passed.length).toBeGreaterThan(50);
  expect(passed.length).toBeLessThanOrEqual(60);
});

it('says nothing any more once it was stopped', () => {
  const passed: number[] = [];
  const pace = new Pace<number>(20, (value) => passed.push(value));
  pace.offer(1);
  pace.offer(2);
  pace.stop();
  vi.advanceTimersByTime(100);
  expect(passed).toEqual([1]);
});
