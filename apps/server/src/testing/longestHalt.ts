import { setTimeout as passed } from 'node:timers/promises';

/** A shared machine stands still by itself for longer than one would think; what hostile input did took many times that. */
export const noHaltMs = 2500;

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
