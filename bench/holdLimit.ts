import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type BuiltFiles, builtFilesList, weigh } from '../scripts/test/builtFiles';

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

export const readBuiltFiles = async (): Promise<BuiltFiles> =>
  builtFilesList.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')));

/** Says what these files weigh, gzipped; ends badly above the limit. */
export async function holdLimit(title: string, files: readonly string[], limitKiB: number): Promise<void> {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(file, gzipSync(await readFile(join(dist, file)), { level: 9 }).length);
  const { lines, isWithin } = weigh(title, sizes, limitKiB);
  console.log(lines.join('\n'));
  process.exitCode = isWithin ? 0 : 1;
}
