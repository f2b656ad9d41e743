import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { S3Settings, Settings } from '#platform/config/settings';
import { StartFailure } from '#platform/config/startFailure';
import { place } from '#platform/db/embedded/placement';
import type { Storage } from '#platform/storage/storage';
import { hasRelations } from './relations';
import { inSession } from './session';

export const bucketIn = ({ bucket, prefix }: S3Settings): string => `the S3 bucket ${bucket}${prefix && `, ${prefix}`}`;

/** A file system makes this one. */
const isNothing = (name: string): boolean => name === 'lost+found';

/** A backup is put where nothing is: it is never mixed with anything. */
export async function refuseUsedPlaces({ dataDir, databaseUrl, s3 }: Settings, storage: Storage): Promise<void> {
  const names = await readdir(dataDir).catch(() => []);
  if (!names.every(isNothing))
    throw new StartFailure(`The data folder ${dataDir} is not empty: set DATA_DIR to a new one.`);
  if (!(await storage.isEmpty())) {
    throw new StartFailure(
      `There are files in ${s3 ? bucketIn(s3) : dataDir} already: files are restored where none are.`,
    );
  }
  if (databaseUrl === undefined) return;
  if (await inSession(databaseUrl, 'begin read only', hasRelations)) {
    throw new StartFailure('There are tables in the database already: set DATABASE_URL to an empty one.');
  }
}

/** The same of an embedded database that lies outside of its data folder, which is there by now. */
export async function refuseUsedDatabaseFolder(dataDir: string): Promise<void> {
  const { folder } = await place(dataDir);
  const isUsed = await stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
  if (isUsed)
    throw new StartFailure(
      `There is a database in ${folder} already: remove that folder, or set DATA_DIR to a new one.`,
    );
}
