import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { tarFiles } from './tarFiles';

/** A package of the npm registry of which every byte is known before it is fetched. */
export interface PublishedPackage {
  name: string;
  version: string;
  /** Of what npm packs. */
  size: number;
  sha256: string;
}

const wholeMs = 10 * 60_000;

/** Where it keeps what it fetched belongs to whoever is logged in, who need not be the one that runs the service. */
const pack = (name: string, folder: string, stopped: AbortSignal) =>
  promisify(execFile)(
    'npm',
    ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder, '--cache', join(folder, 'cache')],
    // On Windows npm is a script.
    { signal: AbortSignal.any([stopped, AbortSignal.timeout(wholeMs)]), shell: process.platform === 'win32' },
  );

/** The files of a package by their paths. npm itself fetches it, for it knows where its registry is. Nothing of it is run. */
export async function fetchPackage(
  { name, version, size, sha256 }: PublishedPackage,
  within: string,
  stopped: AbortSignal,
): Promise<ReadonlyMap<string, Buffer>> {
  await mkdir(within, { recursive: true });
  const folder = await mkdtemp(join(within, 'npm-'));
  try {
    await pack(`${name}@${version}`, folder, stopped);
    const [packed = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
    const archive = await readFile(join(folder, packed));
    if (archive.length !== size) throw new Error(`${archive.length} bytes arrived instead of ${size}`);
    if (createHash('sha256').update(archive).digest('hex') !== sha256) throw new Error('the checksum is wrong');
    const files = [...tarFiles(gunzipSync(archive))];
    return new Map(files.map(({ path, content }) => [path.replace(/^package\//, ''), content]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
