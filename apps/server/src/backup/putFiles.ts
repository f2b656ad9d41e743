import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '#platform/storage/storage';
import { partsOf, writeMeasured } from './backupFolder';
import { listedFiles } from './checkBackup';
import { inParallel } from './inParallel';
import type { ListedFile } from './manifest';
import { megabytes, progress, type Say } from './progress';

const atOnce = 4;

/** Every file of a backup, into a storage that takes over what it is given: so each is copied first. */
export async function putFiles(folder: string, storage: Storage, dataDir: string, say: Say): Promise<void> {
  const copies = await mkdtemp(join(dataDir, 'restoring-'));
  const sayNow = progress(say);
  let total = { count: 0, bytes: 0 };

  async function put(file: ListedFile): Promise<number | undefined> {
    if ('isMissing' in file) return undefined;
    const { key, bytes, sha256 } = file;
    const copy = join(copies, key);
    const measured = (await writeMeasured(copy, createReadStream(partsOf(folder).file(key)))).measure();
    await storage.putFile(key, copy);
    await rm(copy, { force: true });
    if (measured.sha256 !== sha256 || (await storage.sizeOf(key)) !== bytes)
      throw new Error(`${key} is not what it was`);
    return bytes;
  }

  try {
    for await (const bytes of inParallel(listedFiles(folder), atOnce, put)) {
      if (bytes !== undefined) total = { count: total.count + 1, bytes: total.bytes + bytes };
      sayNow(`files: ${total.count}, ${megabytes(total.bytes)}`);
    }
  } finally {
    await rm(copies, { recursive: true, force: true });
  }
  say(`files: ${total.count}, ${megabytes(total.bytes)}`);
}
