import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from '#platform/log/logger';
import { contentOf, type PublishedHearingModel } from './namedModels';

interface Options {
  name: string;
  model: PublishedHearingModel;
  /** Where models are kept. */
  kept: string;
  log: Logger;
  stopped: AbortSignal;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function isAsPublished(path: string, { size, sha256 }: { size: number; sha256: string }): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found?.size !== size) return false;
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex') === sha256;
}

/** The first file that is missing or is not what was published. */
async function damagedIn(folder: string, { files }: PublishedHearingModel): Promise<string | undefined> {
  for (const [file, published] of Object.entries(files)) {
    if (!(await isAsPublished(join(folder, file), published))) return file;
  }
  return undefined;
}

/** The folder of a model that is whole and right: fetched once, looked at again whenever the service starts. */
export async function keptModel({ name, model, kept, log, stopped }: Options): Promise<string> {
  const folder = join(kept, `${name}-${contentOf(model)}`);
  if (await isThere(folder)) {
    const damaged = await damagedIn(folder, model);
    if (damaged === undefined) return folder;
    log.warn({ model: name, file: damaged }, 'a model that hears is damaged; it is fetched again');
    await rm(folder, { recursive: true, force: true });
  }
  const unfinished = `${folder}.part`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await model.fetch(unfinished, stopped);
    const damaged = await damagedIn(unfinished, model);
    if (damaged !== undefined) throw new Error(`${damaged} is not what was published`);
    await rename(unfinished, folder);
    log.info({ model: name }, 'a model that hears was fetched');
    return folder;
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}
