import { mkdir, readdir } from 'node:fs/promises';
import { StartFailure } from '#platform/config/startFailure';
import type { Storage } from '#platform/storage/storage';
import { copyFiles } from './copyFiles';
import { copyTables } from './copyTables';
import { holdRemovals } from './holdRemovals';
import { copyKeptData, type KeptPlaces } from './keptData';
import type { Migration } from './knownMigrations';
import { type Manifest, writeManifest } from './manifest';
import type { Say } from './progress';

export interface BackupParts extends KeptPlaces {
  databaseUrl: string;
  storage: Storage;
  /** Where to: empty, or not there yet. */
  folder: string;
  version: string;
  migrations: readonly Migration[];
  /** A query of the keys of all files that rows name. */
  namedFiles: string;
  /** Whether files may be left out that the storage has lost. */
  mayMissFiles: boolean;
  say: Say;
}

async function prepareFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new StartFailure(`The folder ${folder} is not empty: name a new one.`);
}

/** Database and files as they were at one moment, while the service goes on. */
export async function takeBackup(parts: BackupParts): Promise<Manifest> {
  const { databaseUrl, storage, folder, version, mayMissFiles, say } = parts;
  await prepareFolder(folder);
  const madeAt = new Date().toISOString();
  // Before the snapshot: what that names is there from now on until it is copied.
  const hold = await holdRemovals(databaseUrl);
  const { tables, copies } = await copyAll().catch(async (failure) => {
    await hold.release();
    throw failure;
  });
  if (!(await hold.release())) {
    throw new StartFailure(
      'The database ended the connection that kept files from being removed: take another backup.',
    );
  }
  const { files, missing } = copies;
  if (files.missing > 0 && !mayMissFiles) {
    const lost = files.missing === 1 ? '1 file' : `${files.missing} files`;
    const names = `${missing.join(', ')}${files.missing > missing.length ? ', …' : ''}`;
    throw new StartFailure(
      `The storage had lost ${lost} before the backup began (${names}): take another one with --without-missing to leave that out.`,
    );
  }
  const manifest: Manifest = {
    format: 1,
    version,
    madeAt,
    ...tables,
    files,
    data: await copyKeptData(parts, folder),
  };
  await writeManifest(folder, manifest);
  return manifest;

  async function copyAll() {
    const tables = await copyTables(databaseUrl, folder, parts);
    return { tables, copies: await copyFiles(storage, folder, say) };
  }
}
