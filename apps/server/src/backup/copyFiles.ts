import { rm } from 'node:fs/promises';
import type { Storage } from '#platform/storage/storage';
import { linesOfFile, partsOf, writeMeasured } from './backupFolder';
import { inParallel } from './inParallel';
import type { ListedFile, Manifest } from './manifest';
import { megabytes, progress, type Say } from './progress';

/** A storage may be far away, and most files are small. */
const atOnce = 8;

interface CopiedFiles {
  files: Manifest['files'];
  /** A few of those that the storage does not have. */
  missing: readonly string[];
}

/** Every file whose key was written down. */
export async function copyFiles(storage: Storage, folder: string, say: Say): Promise<CopiedFiles> {
  const parts = partsOf(folder);
  const sayNow = progress(say);
  const missing: string[] = [];
  const total = { count: 0, missing: 0, bytes: 0 };

  async function copy(key: string): Promise<ListedFile> {
    const found = await storage.read(key);
    if (!found) return { key, isMissing: true };
    return { key, ...(await writeMeasured(parts.file(key), found.content)).measure() };
  }

  async function* lines(): AsyncGenerator<string> {
    for await (const file of inParallel(linesOfFile(parts.keys), atOnce, copy)) {
      if ('isMissing' in file) {
        total.missing += 1;
        if (missing.length < 3) missing.push(file.key);
      } else {
        total.count += 1;
        total.bytes += file.bytes;
      }
      sayNow(`files: ${total.count}, ${megabytes(total.bytes)}`);
      yield `${JSON.stringify(file)}\n`;
    }
  }

  const list = (await writeMeasured(parts.list, lines())).measure();
  await rm(parts.keys);
  say(`files: ${total.count}, ${megabytes(total.bytes)}`);
  return { files: { ...total, list }, missing };
}
