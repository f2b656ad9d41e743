import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A secret of this installation: made at the first start, whole or not at all, readable for its owner only. */
export async function secretFromFile(dataDir: string, name: string): Promise<string> {
  const path = join(dataDir, `${name}.secret`);
  const unfinished = `${path}.${randomUUID()}`;
  await writeFile(unfinished, randomBytes(32).toString('base64url'), { mode: 0o600 });
  try {
    await link(unfinished, path);
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EEXIST')) throw failure;
  } finally {
    await rm(unfinished, { force: true });
  }
  return readFile(path, 'utf8');
}
