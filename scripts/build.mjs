// Builds what is needed and not there yet. Plain JavaScript: it runs before anything is built.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = fileURLToPath(new URL('..', import.meta.url));

const parts = [
  { name: 'pages', folder: 'apps/web', sources: ['apps/web', 'packages/contract/src', 'package-lock.json'] },
  {
    name: 'server',
    folder: 'apps/server',
    sources: ['apps/server/src', 'apps/server/vite.config.ts', 'packages/contract/src', 'package-lock.json'],
  },
];

const skipped = new Set(['node_modules', 'dist']);

async function* filesBelow(path) {
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
    for await (const file of filesBelow(join(root, source))) {
      const { size, mtimeMs } = await stat(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const compressible = /\.(js|css|html|svg|json|wasm)$/;
const large = 1024 * 1024;

/** The last percent of a large file would take half a minute. */
const effortFor = ({ length }) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: length > large ? 9 : 11 } });

/** Beside each file its compressed forms, so that no request has to wait for them. */
async function compressBelow(folder) {
  for await (const file of filesBelow(folder)) {
    if (!compressible.test(file)) continue;
    const content = await readFile(file);
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, effortFor(content)));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

export async function build() {
  const { NODE_ENV } = process.env;
  for (const { name, folder, sources } of parts) {
    const markFile = join(root, folder, 'dist', '.built-from');
    const now = await fingerprint(sources);
    if ((await readFile(markFile, 'utf8').catch(() => '')) === now) continue;
    process.stdout.write(`Building the ${name}…\n`);
    const vite = await import('vite');
    await vite.build({ configFile: join(root, folder, 'vite.config.ts'), logLevel: 'warn' });
    if (folder === 'apps/web') await compressBelow(join(root, folder, 'dist'));
    await writeFile(markFile, now);
  }
  // A build makes it "production"; what runs after it in this process is none of its business.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build();
