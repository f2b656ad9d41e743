import { fileURLToPath } from 'node:url';
import { readSettings } from '#platform/config/settings';
import { StartFailure } from '#platform/config/startFailure';
import { makeLogger } from '#platform/log/logger';
import { banner } from './banner';
import { start } from './start';
import { askedToStop, stop } from './stop';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The same depth below apps/server, whether run from `src` or from `dist`. */
const folders = {
  web: beside('../../web/dist'),
  documents: beside('../documents'),
  migrations: beside('../drizzle'),
  manifest: beside('../package.json'),
};

try {
  const https = process.argv.includes('--https') ? { HTTPS: '1' } : {};
  const settings = readSettings({ ...process.env, ...https });
  const asked = askedToStop();
  const starting = start(settings, makeLogger(settings.logLevel), folders);
  const ready = await Promise.race([starting, asked.then(() => undefined)]);
  if (ready) process.stdout.write(banner(settings, ready.firstAdmin));
  await stop(starting, await asked);
} catch (failure) {
  if (!(failure instanceof StartFailure)) throw failure;
  process.stderr.write(`${failure.message}\n`);
  process.exit(1);
}
