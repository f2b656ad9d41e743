import { fileURLToPath } from 'node:url';
import { readSettings } from '#platform/config/settings';
import { StartFailure } from '#platform/config/startFailure';
import { makeLogger } from '#platform/log/logger';
import { banner } from './banner';
import { type Started, start } from './start';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The same depth below apps/server, whether run from `src` or from `dist`. */
const folders = {
  web: beside('../../web/dist'),
  documents: beside('../documents'),
  migrations: beside('../drizzle'),
  manifest: beside('../package.json'),
};

/**
 * A terminal and npm may each send the signal: the first one counts. One that comes too early waits for the start, so
 * that no database is left behind.
 */
function stopOnSignal(starting: Promise<Started>): void {
  let asked = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (asked) return;
    asked = true;
    process.stdout.write(`\n  ${signal}: stopping…\n`);
    const started = await starting.catch(() => undefined);
    if (!started) return;
    await started.stop();
    process.exit(0);
  };
  process.on('SIGINT', (signal) => void stop(signal));
  process.on('SIGTERM', (signal) => void stop(signal));
}

try {
  const https = process.argv.includes('--https') ? { HTTPS: '1' } : {};
  const settings = readSettings({ ...process.env, ...https });
  const starting = start(settings, makeLogger(settings.logLevel), folders);
  stopOnSignal(starting);
  const { firstAdmin } = await starting;
  process.stdout.write(banner(settings, firstAdmin));
} catch (failure) {
  if (!(failure instanceof StartFailure)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exit(1);
}
