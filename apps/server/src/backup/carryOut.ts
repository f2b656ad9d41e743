import { inOneLine, StartFailure } from '#platform/config/startFailure';

export type UntilAsked = <Result>(work: Promise<Result>) => Promise<Result>;

/** Does what a command is for, and ends the process: with 0, or with one line and 1. What waits by `untilAsked` gives up when the process is asked to stop. */
export async function carryOut(work: (untilAsked: UntilAsked) => Promise<void>): Promise<never> {
  const asked = new Promise<never>((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => reject(new StartFailure(`${signal}: broken off.`)));
    }
  });
  asked.catch(() => undefined);
  try {
    await work((underway) => Promise.race([underway, asked]));
    process.exit(0);
  } catch (failure) {
    process.stderr.write(`${inOneLine(failure)}\n`);
    process.exit(1);
  }
}
