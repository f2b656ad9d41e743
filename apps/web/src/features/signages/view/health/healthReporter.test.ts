import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HealthReporter } from './healthReporter';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (n: number) => n * 1000;

it('[D-H11] a screen tells how it is soon, then every minute', async () => {
  const report = vi.fn(async () => undefined);
  const reporter = new HealthReporter(report, Date.now);
  await vi.advanceTimersByTimeAsync(seconds(1));
  expect(report).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(seconds(59));
  expect(report).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(seconds(60));
  expect(report).toHaveBeenCalledTimes(2);
  reporter.stop();
  await vi.advanceTimersByTimeAsync(seconds(120));
  expect(report).toHaveBeenCalledTimes(2);
});

it('[D-H11] what changes is told within seconds, and a flood of changes once in five', async () => {
  const report = vi.fn(async () => undefined);
  const reporter = new HealthReporter(report, Date.now);
  await vi.advanceTimersByTimeAsync(seconds(30));
  reporter.changed();
  await vi.advanceTimersByTimeAsync(seconds(1));
  expect(report).toHaveBeenCalledTimes(2);
  for (let n = 0; n < 100; n += 1) {
    reporter.changed();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(report).toHaveBeenCalledTimes(4);
  reporter.stop();
});
