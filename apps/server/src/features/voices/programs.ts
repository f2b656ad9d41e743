import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { Clock } from '#platform/clock/clock';

/** Where programs and their dictionaries may lie on a machine. */
export interface ProgramPlaces {
  programs: readonly string[];
  /** Folders of the dictionary of open_jtalk. */
  dictionaries: readonly string[];
}

export const usualPlaces = (): ProgramPlaces => ({
  programs: [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'],
  dictionaries: [
    '/var/lib/mecab/dic/open-jtalk/naist-jdic',
    '/usr/share/open-jtalk/dic',
    '/usr/local/share/open-jtalk/dic',
    '/opt/homebrew/opt/open-jtalk/dic',
    '/usr/local/opt/open-jtalk/dic',
  ],
});

/** The first of these folders that has a file of the name. */
async function folderWith(name: string, folders: readonly string[], mode: number): Promise<string | undefined> {
  for (const folder of folders) {
    const isThere = await access(join(folder, name), mode).then(
      () => true,
      () => false,
    );
    if (folder !== '' && isThere) return folder;
  }
  return undefined;
}

async function programIn({ programs }: ProgramPlaces, name: string): Promise<string | undefined> {
  const folder = await folderWith(name, programs, constants.X_OK);
  return folder && join(folder, name);
}

export interface JtalkProgram {
  path: string;
  dictionary: string;
}

export async function findJtalk(places: ProgramPlaces): Promise<JtalkProgram | undefined> {
  const path = await programIn(places, 'open_jtalk');
  const dictionary = await folderWith('sys.dic', places.dictionaries, constants.R_OK);
  return path && dictionary ? { path, dictionary } : undefined;
}

export const findFlite = (places: ProgramPlaces): Promise<string | undefined> => programIn(places, 'flite');

/** What is missing is looked for again after this long: somebody may have installed it. */
const lookAgainMs = 3 * 60_000;

/** Finds something once; until it is there, looks again now and then. */
export function makeLookout<Found>(clock: Clock, find: () => Promise<Found | undefined>) {
  let looked: { at: number; found: Promise<Found | undefined> } | undefined;
  return async (): Promise<Found | undefined> => {
    const now = clock.now().getTime();
    if (looked && (now < looked.at + lookAgainMs || (await looked.found) !== undefined)) return looked.found;
    looked = { at: now, found: find() };
    return looked.found;
  };
}
