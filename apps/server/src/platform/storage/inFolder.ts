import { mkdir } from 'node:fs/promises';
import { hasCode } from './hasCode';

/** Writes into a folder, which is made when it is missing: nobody wrote there yet, or somebody removed it. */
export async function inFolder<Written>(folder: string, write: () => Promise<Written>): Promise<Written> {
  try {
    return await write();
  } catch (failure) {
    if (!hasCode(failure, 'ENOENT')) throw failure;
  }
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((failure) => {
    // Another one made it at the same moment.
    if (!hasCode(failure, 'EEXIST')) throw failure;
  });
  return write();
}
