import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';
import { environmentIn } from './composeFile';
import { checkout } from './deployFiles';
import type { Environment } from './knownSettings';

interface Made {
  env: Environment;
  /** Who may read it. */
  mode: number;
  told: string;
  /** Runs the script once more. */
  again(): Promise<unknown>;
}

/** What deploy/makeEnv.sh makes, in a folder of its own. */
export async function makeEnvironment(...words: readonly string[]): Promise<Made> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-env-'));
  afterAll(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'deploy'));
  for (const file of ['.env.example', 'deploy/makeEnv.sh']) await cp(join(checkout, file), join(folder, file));
  const run = () => promisify(execFile)('sh', [join(folder, 'deploy/makeEnv.sh'), ...words]);
  const { stdout } = await run();
  const file = join(folder, '.env');
  const { mode } = await stat(file);
  return { env: environmentIn(await readFile(file, 'utf8')), mode: mode & 0o777, told: stdout, again: run };
}
