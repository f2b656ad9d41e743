import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage';

const isMissing = (failure: unknown): boolean =>
  failure instanceof Error && 'code' in failure && failure.code === 'ENOENT';

export function diskStorage(folder: string): Storage {
  return {
    async put(key, content) {
      const path = join(folder, key);
      const unfinished = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await writeFile(unfinished, content, { mode: 0o600 });
      await rename(unfinished, path);
    },
    async read(key) {
      try {
        const file = await open(join(folder, key));
        return file.createReadStream();
      } catch (failure) {
        if (isMissing(failure)) return undefined;
        throw failure;
      }
    },
    async remove(key) {
      await rm(join(folder, key), { force: true });
    },
  };
}
