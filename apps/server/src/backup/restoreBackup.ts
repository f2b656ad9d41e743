import { prepareDataFolder } from '#platform/config/dataFolder';
import type { Settings } from '#platform/config/settings';
import { inOneLine, StartFailure } from '#platform/config/startFailure';
import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { place } from '#platform/db/embedded/placement';
import { migrate } from '#platform/db/migrate';
import { makeLogger } from '#platform/log/logger';
import { findStorage } from '#platform/storage/openStorage';
import type { UntilAsked } from './carryOut';
import { checkBackup } from './checkBackup';
import { bucketIn, refuseUsedDatabaseFolder, refuseUsedPlaces } from './emptyPlaces';
import { putKeptData } from './keptData';
import { knownMigrations } from './knownMigrations';
import { loadTables } from './loadTables';
import type { Manifest } from './manifest';
import type { Say } from './progress';
import { putFiles } from './putFiles';

export interface RestoreParts {
  /** The backup. */
  folder: string;
  /** Of the service that it becomes. */
  settings: Settings;
  migrationsFolder: string;
  say: Say;
  /** What takes long gives up when it is asked to. */
  untilAsked: UntilAsked;
}

const goesOn = async (): Promise<void> => undefined;

async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<{ url: string; stop(): Promise<void> }> {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: goesOn };
  await refuseUsedDatabaseFolder(dataDir);
  return startEmbeddedPostgres(dataDir, makeLogger('silent'));
}

/** What a restore that failed may have left behind. The database of an address is as empty as before. */
async function placesWritten({ dataDir, databaseUrl, s3 }: Settings): Promise<string> {
  const database = databaseUrl === undefined ? (await place(dataDir)).folder : dataDir;
  return [dataDir, ...(database.startsWith(dataDir) ? [] : [database]), ...(s3 ? [bucketIn(s3)] : [])].join(' and ');
}

/** A service of a backup: all of it, or a word on what to clear away. */
export async function restoreBackup(parts: RestoreParts): Promise<Manifest> {
  const { folder, settings, migrationsFolder, say, untilAsked } = parts;
  const { dataDir } = settings;
  const migrations = await knownMigrations(migrationsFolder);
  const manifest = await untilAsked(checkBackup(folder, migrations, say));
  const storage = await findStorage(settings);
  await refuseUsedPlaces(settings, storage);
  await prepareDataFolder(dataDir);
  try {
    const left = await putKeptData(folder, manifest, settings);
    if (left.length > 0)
      say(`Copy ${left.join(' and ')} into ${settings.documentsDir}: a restore leaves that as it is.`);
    await untilAsked(putFiles(folder, storage, dataDir, say));
    const database = await openDatabase(settings);
    try {
      await untilAsked(loadTables(database.url, folder, { manifest, migrations, say }));
      await migrate(database.url, migrationsFolder, goesOn);
    } finally {
      await database.stop();
    }
  } catch (cause) {
    const places = await placesWritten(settings);
    throw new StartFailure(`The restore failed: ${inOneLine(cause)} Empty ${places} before another one.`, { cause });
  }
  return manifest;
}
