import type { Started } from './start';

/** Less than the half minute after which a cluster kills what it asked to stop. */
const patienceMs = 25_000;

/** A terminal and npm may each send the signal: the first one counts. */
export const askedToStop = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    process.on('SIGINT', resolve);
    process.on('SIGTERM', resolve);
  });

/** One that starts is let finish, so that no database is left behind; a start that failed has left nothing. */
export async function stop(
  starting: Promise<Pick<Started, 'stop'>>,
  signal: NodeJS.Signals,
  withinMs = patienceMs,
): Promise<never> {
  // A terminal that was closed reads no more; that must not cut the stop short.
  process.stdout.on('error', () => undefined);
  process.stdout.write(`\n  ${signal}: stopping…\n`);
  setTimeout(() => {
    process.stderr.write(`It did not stop within ${withinMs / 1000} s and is ended at once.\n`);
    process.exit(1);
  }, withinMs);
  const started = await starting.catch(() => undefined);
  await started?.stop();
  process.exit(0);
}
