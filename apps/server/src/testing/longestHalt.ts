import { setTimeout as passed } from 'node:timers/promises';

/** For how many milliseconds, at the longest, nothing else got its turn while something was done. */
export async function longestHalt(deed: () => Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  const done = deed().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const before = performance.now();
    await passed(1);
    longest = Math.max(longest, performance.now() - before);
  }
  await done;
  return longest;
}
