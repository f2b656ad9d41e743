import { createHash } from 'node:crypto';
import { chown, cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartFailure } from '#platform/config/startFailure';
import { type Binaries, findBinaries } from './binaries';
import { type Account, accountForPostgres, canReach } from './unprivileged';

/** Where the database lies, which programs run it, and as whom. */
export interface Placement {
  folder: string;
  binaries: Binaries;
  account: Account | undefined;
}

/** Reachable for every account, unlike a checkout below /root. */
const sharedFolder = '/var/lib/mukae';

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function makeSharedFolder(): Promise<void> {
  try {
    await mkdir(sharedFolder, { recursive: true, mode: 0o755 });
  } catch (cause) {
    throw new StartFailure(
      `The database account cannot enter this folder and ${sharedFolder} cannot be made: set DATA_DIR or DATABASE_URL.`,
      { cause },
    );
  }
}

async function reachableBinaries(binaries: Binaries, account: Account): Promise<Binaries> {
  if (await canReach(binaries.folder, account)) return binaries;
  await makeSharedFolder();
  const folder = join(sharedFolder, `postgresql-${binaries.version}`);
  if (!(await exists(folder))) {
    const unfinished = `${folder}.${process.pid}`;
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
  }
  return { ...binaries, folder };
}

async function reachableFolder(dataDir: string, account: Account): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const note = join(dataDir, 'postgres.folder');
  const chosen = await readFile(note, 'utf8').catch(() => undefined);
  if (chosen !== undefined) return chosen;
  if (await canReach(folder, account)) return folder;
  await makeSharedFolder();
  const elsewhere = join(sharedFolder, createHash('sha256').update(dataDir).digest('hex').slice(0, 16));
  // Noted, so that the same database is found when the folder becomes reachable one day.
  await writeFile(note, elsewhere);
  return elsewhere;
}

export async function place(dataDir: string): Promise<Placement> {
  const [binaries, account] = await Promise.all([findBinaries(), accountForPostgres()]);
  if (!account) return { folder: join(dataDir, 'postgres'), binaries, account };
  return {
    folder: await reachableFolder(dataDir, account),
    binaries: await reachableBinaries(binaries, account),
    account,
  };
}

/** A folder that the database account owns. */
export async function makeOwnFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (account) await chown(folder, account.uid, account.gid);
}
