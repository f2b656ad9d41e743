import { setImmediate as turn } from 'node:timers/promises';

/** Short enough that a question which comes meanwhile does not wait. */
const longestMs = 5;

/** Lets what has come in meanwhile be done, when it was kept waiting for long enough. */
export function makeBreath(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < longestMs) return;
    await turn();
    since = performance.now();
  };
}
