import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret of this installation: made at the first start, kept readable for its owner only. */
export async function secretFromFile(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, `${name}.secret`);
  const made = randomBytes(32).toString('base64url');
  try {
    await writeFile(path, made, { mode: 0o600, flag: 'wx' });
    return made;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'EEXIST') return readFile(path, 'utf8');
    throw failure;
  }
}
