import { readSettings, type Settings } from '../../apps/server/src/platform/config/settings';
import type { DeployFiles } from './deployFiles';

/** Of the programs themselves, not of the service. */
const ofPrograms = ['NODE_ENV', 'HOME'];

const declared = /^ {2}([A-Z][A-Z0-9_]+): /gm;

/** The names that the service reads, as they stand in its sources. */
const namesIn = (files: DeployFiles): Set<string> =>
  new Set(
    Object.entries(files)
      .filter(([path]) => /\/platform\/config\/\w*[sS]ettings\.ts$/.test(path))
      .flatMap(([, text]) => [...text.matchAll(declared)].map(([, name]) => name ?? '')),
  );

export function unknownSettings(files: DeployFiles, where: string, names: readonly string[]): string[] {
  const known = namesIn(files);
  return names
    .filter((name) => !known.has(name) && !ofPrograms.includes(name))
    .map((name) => `${where}: the service knows no setting ${name}`);
}

export type Environment = Readonly<Record<string, string>>;

/** What the service makes of an environment, or why it would not start. */
export function readOrFault(where: string, env: Environment): { settings?: Settings; faults: string[] } {
  try {
    return { settings: readSettings(env), faults: [] };
  } catch (failure) {
    return { faults: [`${where}: ${failure instanceof Error ? failure.message : String(failure)}`] };
  }
}

/** What a stranger must not have. */
export const isSecret = (name: string): boolean => /PASSWORD|SECRET|TOKEN|ACCESS_KEY/.test(name);
