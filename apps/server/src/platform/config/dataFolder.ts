import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { StartFailure } from './startFailure';

const codeOf = (failure: unknown): unknown =>
  failure instanceof Error && 'code' in failure ? failure.code : undefined;

/** Like `mkdir -p`. Node's own recursive form never ends where a folder refuses to hold another, as /proc does. */
async function makeFolder(path: string, mayMakeParent = true): Promise<void> {
  try {
    await mkdir(path);
  } catch (failure) {
    if (codeOf(failure) === 'EEXIST') return;
    if (codeOf(failure) !== 'ENOENT' || !mayMakeParent || dirname(path) === path) throw failure;
    await makeFolder(dirname(path));
    await makeFolder(path, false);
  }
}

export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    // A file is no folder: entering it fails.
    await access(`${dataDir}/.`, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartFailure(`The data folder ${dataDir} cannot be written.`, { cause });
  }
}
