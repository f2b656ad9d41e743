import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { z } from 'zod';

export interface Migration {
  tag: string;
  /** When it was made, which is how a database notes it. */
  when: number;
  statements: readonly string[];
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string(), when: z.number() })) });

/** The migrations of this program, oldest first. */
export async function knownMigrations(folder: string): Promise<Migration[]> {
  const { entries } = journal.parse(JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')));
  const statements = new Map(
    readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis, sql }) => [folderMillis, sql]),
  );
  return entries.map(({ tag, when }) => ({ tag, when, statements: statements.get(when) ?? [] }));
}
