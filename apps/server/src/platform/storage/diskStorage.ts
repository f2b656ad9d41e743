import { randomUUID } from 'node:crypto';
import { copyFile, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from './hasCode';
import { inFolder } from './inFolder';
import type { Storage } from './storage';

function undefinedWhenMissing(failure: unknown): undefined {
  if (!hasCode(failure, 'ENOENT')) throw failure;
}

/** No key begins like this. */
const unfinishedFolder = '.unfinished';

/** What a kill left half written has no name that anybody knows. */
export const removeUnfinished = (folder: string): Promise<void> =>
  rm(join(folder, unfinishedFolder), { recursive: true, force: true });

export function diskStorage(folder: string): Storage {
  /** Written elsewhere on the same disk, then moved: nobody sees half a file. */
  async function place(path: string, write: (unfinished: string) => Promise<void>): Promise<void> {
    const unfinished = join(folder, unfinishedFolder, randomUUID());
    try {
      await inFolder(dirname(unfinished), () => write(unfinished));
      await inFolder(dirname(path), () => rename(unfinished, path));
    } catch (failure) {
      await rm(unfinished, { force: true });
      throw failure;
    }
  }

  return {
    put: (key, content) => place(join(folder, key), (unfinished) => writeFile(unfinished, content, { mode: 0o600 })),

    putFile: (key, path) =>
      place(join(folder, key), (unfinished) =>
        rename(path, unfinished).catch((failure) => {
          // Another file system.
          if (!hasCode(failure, 'EXDEV')) throw failure;
          return copyFile(path, unfinished);
        }),
      ),

    async read(key, range) {
      const file = await open(join(folder, key)).catch(undefinedWhenMissing);
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        return { content: file.createReadStream(range), size };
      } catch (failure) {
        await file.close();
        throw failure;
      }
    },

    async sizeOf(key) {
      return (await stat(join(folder, key)).catch(undefinedWhenMissing))?.size;
    },

    async remove(key) {
      await rm(join(folder, key), { force: true });
    },

    async isEmpty() {
      const names = (await readdir(folder).catch(undefinedWhenMissing)) ?? [];
      return names.every((name) => name === unfinishedFolder);
    },
  };
}
