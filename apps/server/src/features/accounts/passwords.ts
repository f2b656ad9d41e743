import { availableParallelism } from 'node:os';
import { makeApart } from '#platform/apart/apart';

/** To be held against some hashes, or to be made one. */
export type PasswordTask = { password: string; hashes: readonly (string | null)[] } | { password: string };

/** One core is left for everything else. At a tenth of a second each, nobody waits for much longer than ten seconds. */
const limits = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 100,
  ms: 20_000,
  memoryMb: 64,
};

/** Apart also from the threads that read files: logins starve nothing else. */
const run = makeApart<PasswordTask, string | boolean[]>(new URL('./passwords.worker.ts', import.meta.url), limits);

/** `share`: who causes it, so that many of hers hold nobody else up. */
export async function hashPassword(password: string, share: string): Promise<string> {
  const hash = await run({ password }, share);
  if (typeof hash !== 'string') throw new Error('the password was not hashed');
  return hash;
}

/** All are checked, also those that are missing, so that the time taken tells nothing. */
export async function matchesOf(
  hashes: readonly (string | null)[],
  password: string,
  share: string,
): Promise<boolean[]> {
  const matched = await run({ password, hashes }, share);
  if (typeof matched === 'string') throw new Error('the password was not checked');
  return matched;
}
