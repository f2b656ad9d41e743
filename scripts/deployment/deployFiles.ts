import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Texts by their paths from the root of the repository. */
export type DeployFiles = Readonly<Record<string, string>>;

export const checkout = fileURLToPath(new URL('../..', import.meta.url));

/** Beside what is deployed, what it has to agree with. */
const single = [
  '.dockerignore',
  '.env.example',
  '.gitignore',
  'compose.yaml',
  'docs/operations.md',
  'package.json',
  'apps/server/vite.config.ts',
  'apps/server/src/start.ts',
  'apps/server/src/stop.ts',
  'apps/server/src/platform/http/probes.ts',
];
const folders = [
  'deploy',
  'deploy/kubernetes',
  'deploy/prometheus',
  'deploy/grafana',
  'apps/server/src/platform/config',
];

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(join(checkout, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
}

export async function readDeployFiles(): Promise<DeployFiles> {
  const paths = [...single, ...(await Promise.all(folders.map(filesIn))).flat()];
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(checkout, path), 'utf8')] as const)),
  );
}

export function textOf(files: DeployFiles, path: string): string {
  const text = files[path];
  if (text === undefined) throw new Error(`there is no ${path}`);
  return text;
}

/** The first group of a pattern that has to be there. */
export function foundIn(files: DeployFiles, path: string, pattern: RegExp): string {
  const [, found] = pattern.exec(textOf(files, path)) ?? [];
  if (found === undefined) throw new Error(`${path} has nothing like ${pattern}`);
  return found;
}

/** A fault, unless it holds. */
export const unless = (holds: boolean, fault: string): string[] => (holds ? [] : [fault]);
