import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chown, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries';
import { makeOwnFolder, type Placement } from './placement';

const run = promisify(execFile);

export const databaseUser = 'mukae';

const isInitialised = (folder: string) =>
  stat(join(folder, 'PG_VERSION')).then(
    () => true,
    () => false,
  );

/** Makes the database folder once. It appears whole or not at all, so a start that was cut off can be repeated. */
export async function initialise({ folder, binaries, account }: Placement, password: string): Promise<void> {
  if (await isInitialised(folder)) return;
  const unfinished = `${folder}.${randomUUID()}`;
  const passwordFile = `${unfinished}.password`;
  try {
    await makeOwnFolder(unfinished, account);
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) await chown(passwordFile, account.uid, account.gid);
    await run(
      program(binaries, 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${databaseUser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
      ],
      { cwd: unfinished, ...account },
    );
    await rename(unfinished, folder);
  } finally {
    await rm(passwordFile, { force: true });
    await rm(unfinished, { recursive: true, force: true });
  }
}
