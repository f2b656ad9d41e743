import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeWatch, usualTalkPatience } from './watch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const watching = () => {
  const watch = makeWatch(usualTalkPatience, new AbortController().signal);
  const told: string[] = [];
  void watch.quiet.then((is) => told.push(is));
  return { watch, told };
};
const isGivenUpAfter = async (ms: number, { signal }: { signal: AbortSignal }) => {
  await vi.advanceTimersByTimeAsync(ms);
  return signal.aborted;
};

it('[D-AT03] a word bridges the silence of a model after a second and a half, and not before', async () => {
  const { told } = watching();
  await vi.advanceTimersByTimeAsync(1499);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['quiet']);
});

it('[D-AT03] a model is given up after ten seconds without a sentence, and not before', async () => {
  const { watch } = watching();
  expect(await isGivenUpAfter(9999, watch)).toBe(false);
  expect(await isGivenUpAfter(1, watch)).toBe(true);
});

it('[D-AT03] a model is given up after twenty seconds in all, however much it says', async () => {
  const { watch } = watching();
  for (const ms of [9000, 9000]) {
    expect(await isGivenUpAfter(ms, watch)).toBe(false);
    watch.said();
  }
  expect(await isGivenUpAfter(1999, watch)).toBe(false);
  expect(await isGivenUpAfter(1, watch)).toBe(true);
});
