import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { freePort } from '../../apps/server/src/platform/db/embedded/freePort';
import { build } from '../runBuild.mjs';
import { killWhatRuns, type Run } from './run';

/** A machine may be slow, and the first start of all builds everything. */
export const patience = 180_000;

/** Where the services of one test file live, one after the other. */
export interface Place {
  /** A folder of this name, not made yet. */
  folder(name: string): string;
  port: number;
}

/** A place for the tests of this file, and everything built. */
export async function makePlace(): Promise<Place> {
  const parent = await mkdtemp(join(tmpdir(), 'mukae start '));
  await chmod(parent, 0o755);
  const everythingIsBuilt = async () => expect(await build()).toBe(true);
  beforeAll(everythingIsBuilt, 2 * patience);
  afterEach(killWhatRuns, patience);
  afterAll(() => rm(parent, { recursive: true, force: true }));
  afterAll(everythingIsBuilt, patience);
  return { folder: (name) => join(parent, name), port: await freePort() };
}

/** Says of the server which sources it was built from. */
export const buildMark = fileURLToPath(new URL('../../apps/server/dist/.built-from', import.meta.url));

export const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

export async function untilReady({ child, ended }: Run, port: number): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await expect.poll(async () => hasEnded() || (await isReady(port)), { timeout: patience, interval: 20 }).toBe(true);
  if (hasEnded()) throw new Error(`it ended before it was ready: ${(await ended).errors}`);
}

export const databaseFile = (data: string): string => join(data, 'postgres', 'postmaster.pid');

export const databasePid = async (data: string): Promise<number> =>
  Number((await readFile(databaseFile(data), 'utf8')).split('\n')[0]);
