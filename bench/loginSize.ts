import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';

/** The login page may weigh this much: all JavaScript and CSS that shows it and makes it work, gzipped. */
const limitKiB = 180;

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));
const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifest = z
  .record(z.string(), chunk)
  .parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));

/** The files of a chunk and of everything it imports. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  const found = manifest[name];
  if (!found || seen.has(name)) return [];
  seen.add(name);
  return [found.file, ...found.css, ...found.imports.flatMap((next) => filesOf(next, seen))];
}

const sizeOf = async (file: string): Promise<number> => gzipSync(await readFile(join(dist, file)), { level: 9 }).length;

async function report(title: string, entries: readonly string[]): Promise<number> {
  const files = [...new Set(entries.flatMap((entry) => filesOf(entry)))];
  const sizes = await Promise.all(files.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0) / 1024;
  console.log(`${title}: ${total.toFixed(1)} KiB`);
  for (const [n, file] of files.entries()) console.log(`  ${((sizes[n] ?? 0) / 1024).toFixed(1).padStart(6)}  ${file}`);
  return total;
}

/** Fetched after the first paint, but fetched. */
const fonts = Object.keys(manifest).filter((name) => name.endsWith('noto-sans-jp/index.css?common'));
if (fonts.length !== 1) throw new Error('the stylesheet of the fonts was not found');

const total = await report('login page', ['index.html', 'src/pages/LoginPage.tsx', ...fonts]);

console.log(`limit ${limitKiB} KiB: ${total <= limitKiB ? 'kept' : 'broken'}`);
process.exitCode = total <= limitKiB ? 0 : 1;
