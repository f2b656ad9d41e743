import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { namedFiles } from '#compose/namedFiles';
import { readSettings } from '#platform/config/settings';
import { StartFailure } from '#platform/config/startFailure';
import { findDatabase } from '#platform/db/findDatabase';
import { makeLogger } from '#platform/log/logger';
import { findStorage } from '#platform/storage/openStorage';
import { carryOut } from './backup/carryOut';
import { readProgram } from './backup/program';
import { takeBackup } from './backup/takeBackup';

const beside = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The same depth below apps/server, whether run from `src` or from `dist`. */
const folders = { migrations: beside('../drizzle'), manifest: beside('../package.json') };

const withoutMissing = '--without-missing';

/** npm run backup -- <folder>: database and files of a service, whether that runs or not. */
await carryOut(async (untilAsked) => {
  const given = process.argv.slice(2);
  const [named, ...more] = given.filter((word) => word !== withoutMissing);
  if (named === undefined || more.length > 0) throw new StartFailure('Say where to: npm run backup -- <folder>');
  const settings = readSettings(process.env);
  const folder = resolve(named);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const database = await findDatabase(settings, makeLogger('silent'));
  try {
    const backup = takeBackup({
      ...(await readProgram(folders)),
      databaseUrl: database.url,
      storage: await findStorage(settings),
      dataDir: settings.dataDir,
      documentsDir: settings.documentsDir,
      folder,
      namedFiles,
      mayMissFiles: given.includes(withoutMissing),
      say,
    });
    const { data, files } = await untilAsked(backup);
    if (files.missing > 0) say(`left out: ${files.missing} files that the storage had lost`);
    say(
      `The backup is in ${folder}. Keep it from others: ${data.length > 0 ? 'it holds secrets' : 'it holds all data'}.`,
    );
    if (settings.linkSecret !== undefined) say('LINK_SECRET and other settings are not in it.');
  } finally {
    await database.stop();
  }
});
