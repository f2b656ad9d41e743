import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '#platform/config/settings';
import { StartFailure } from '#platform/config/startFailure';
import { carryOut } from './backup/carryOut';
import { restoreBackup } from './backup/restoreBackup';

/** The same depth below apps/server, whether run from `src` or from `dist`. */
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url));

/** npm run restore -- <folder>: makes a service of a backup, where nothing is yet. */
await carryOut(async (untilAsked) => {
  const [named, ...more] = process.argv.slice(2);
  if (named === undefined || more.length > 0) throw new StartFailure('Say from where: npm run restore -- <folder>');
  const settings = readSettings(process.env);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const { madeAt, files } = await restoreBackup({
    folder: resolve(named),
    settings,
    migrationsFolder,
    say,
    untilAsked,
  });
  if (files.missing > 0) say(`not there: ${files.missing} files that were lost before the backup`);
  say(`Restored as it was at ${madeAt}, with who was logged in then. Start it with the same settings.`);
});
