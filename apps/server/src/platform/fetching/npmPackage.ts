import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGunzip } from 'node:zlib';
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

/** npm comes with Node.js, and lies beside it. */
const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter);

/** Where it keeps what it fetched belongs to whoever is logged in, who need not be the one that runs the service. */
const pack = (name: string, folder: string, stopped: AbortSignal) =>
  promisify(execFile)(
    'npm',
    ['pack', name, '--silent', '--ignore-scripts', '--pack-destination', folder, '--cache', join(folder, 'cache')],
    {
      env: { ...process.env, PATH },
      signal: AbortSignal.any([stopped, AbortSignal.timeout(wholeMs)]),
      // On Windows npm is a script.
      shell: process.platform === 'win32',
    },
  );

async function refuseOthers(archive: string, { size, sha256 }: PublishedPackage): Promise<void> {
  const arrived = (await stat(archive)).size;
  if (arrived !== size) throw new Error(`${arrived} bytes arrived instead of ${size}`);
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('hex') !== sha256) throw new Error('the checksum is wrong');
}

/** Files of a package by their paths. npm itself fetches it, for it knows where its registry is. Nothing of it is run. */
export async function fetchPackage(
  published: PublishedPackage,
  within: string,
  stopped: AbortSignal,
  isWanted: (path: string) => boolean = () => true,
): Promise<ReadonlyMap<string, Buffer>> {
  await mkdir(within, { recursive: true });
  const folder = await mkdtemp(join(within, 'npm-'));
  const pathOf = (path: string) => path.replace(/^package\//, '');
  try {
    await pack(`${published.name}@${published.version}`, folder, stopped);
    const [packed = ''] = (await readdir(folder)).filter((file) => file.endsWith('.tgz'));
    const archive = join(folder, packed);
    await refuseOthers(archive, published);
    const files = new Map<string, Buffer>();
    await pipeline(createReadStream(archive), createGunzip(), async (unpacked: AsyncIterable<Buffer>) => {
      for await (const { path, content } of tarFiles(unpacked, (path) => isWanted(pathOf(path)))) {
        files.set(pathOf(path), content);
      }
    });
    return files;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
