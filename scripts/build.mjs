// npm run build: builds what is needed and not there yet.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, unbuiltParts } from './unbuilt.mjs';

const compressible = /\.(js|mjs|css|html|svg|json|wasm|onnx)$/;
const large = 1024 * 1024;

/** The last percent of a large file would take half a minute. */
const effortFor = ({ length }) => ({ params: { [constants.BROTLI_PARAM_QUALITY]: length > large ? 9 : 11 } });

/** Beside the file its compressed forms, so that no request has to wait for them. */
async function compress(file) {
  const content = await readFile(file);
  await Promise.all([
    promisify(brotliCompress)(content, effortFor(content)).then((small) => writeFile(`${file}.br`, small)),
    promisify(gzip)(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}

/** All at once: as many are at work as there are threads for it. */
async function compressBelow(folder) {
  const files = [];
  for await (const file of filesBelow(folder)) if (compressible.test(file)) files.push(file);
  await Promise.all(files.map(compress));
}

// Whoever starts it: React for developers is twice as large and slow.
process.env.NODE_ENV = 'production';

for (const { name, folder, markFile, mark } of await unbuiltParts()) {
  process.stdout.write(`Building the ${name}…\n`);
  const vite = await import('vite');
  await vite.build({ configFile: join(folder, 'vite.config.ts'), logLevel: 'warn' });
  if (name === 'pages') await compressBelow(join(folder, 'dist'));
  await writeFile(markFile, mark);
}
