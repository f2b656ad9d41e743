import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollEvery } from './pollEvery';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks at once and then every three seconds until it is satisfied', async () => {
  const answers = ['', '', 'here'];
  const ask = vi.fn(async () => answers.shift() ?? 'too often');
  pollEvery(3000, ask, (answer) => (answer === '' ? 'again' : 'done'));
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('never asks while a question is open', async () => {
  const ask = vi.fn(() => new Promise<string>(() => undefined));
  pollEvery(3000, ask, () => 'again');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('takes no answer after it was stopped', async () => {
  const take = vi.fn(() => 'again' as const);
  const ask = vi.fn(() => new Promise<string>((resolve) => setTimeout(() => resolve('late'), 1000)));
  const stop = pollEvery(3000, ask, take);
  stop();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(take).not.toHaveBeenCalled();
  expect(ask).toHaveBeenCalledTimes(1);
});
