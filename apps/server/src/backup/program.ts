import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { knownMigrations, type Migration } from './knownMigrations';

/** What lies beside the program. */
interface ProgramFolders {
  migrations: string;
  manifest: string;
}

/** Which program this is. */
export async function readProgram(folders: ProgramFolders): Promise<{ version: string; migrations: Migration[] }> {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(await readFile(folders.manifest, 'utf8')));
  return { version, migrations: await knownMigrations(folders.migrations) };
}
