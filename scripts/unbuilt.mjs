// Plain JavaScript, like all that runs before anything is built.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

const parts = [
  { name: 'pages', folder: 'apps/web', sources: ['apps/web', 'packages/contract/src', 'package-lock.json'] },
  {
    name: 'server',
    folder: 'apps/server',
    sources: ['apps/server/src', 'apps/server/vite.config.ts', 'packages/contract/src', 'package-lock.json'],
  },
];

const skipped = new Set(['node_modules', 'dist']);

export async function* filesBelow(path) {
  if ((await stat(path)).isFile()) {
    yield path;
    return;
  }
  for (const entry of await readdir(path)) if (!skipped.has(entry)) yield* filesBelow(join(path, entry));
}

/** Changes with any file's name, size or time: cheap enough for every start. */
async function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    for await (const file of filesBelow(join(checkout, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/** The parts that were never built, or from other sources; once built, `markFile` is to hold `mark`. */
export async function unbuiltParts() {
  const found = await Promise.all(
    parts.map(async ({ name, folder, sources }) => {
      const markFile = join(checkout, folder, 'dist', '.built-from');
      const mark = await fingerprint(sources);
      const isBuilt = (await readFile(markFile, 'utf8').catch(() => '')) === mark;
      return { name, folder: join(checkout, folder), markFile, mark, isBuilt };
    }),
  );
  return found.filter(({ isBuilt }) => !isBuilt);
}
