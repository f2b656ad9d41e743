import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { StartFailure } from '#platform/config/startFailure';
import { partsOf, writeMeasured } from './backupFolder';
import type { Migration } from './knownMigrations';
import type { Manifest } from './manifest';
import { megabytes, progress, type Say } from './progress';
import { copied, listSequences, listTables } from './relations';
import { inSession } from './session';

type Tables = Pick<Manifest, 'migration' | 'tables' | 'sequences'>;

async function lastMigration(client: pg.Client, known: readonly Migration[]): Promise<Manifest['migration']> {
  const { rows } = await client.query<{ when: string }>(
    `select max(created_at)::text as "when" from drizzle.__drizzle_migrations`,
  );
  const newest = known.at(-1);
  if (newest?.when !== Number(rows[0]?.when)) {
    throw new StartFailure('The tables are of another version: back up with the version that runs on this database.');
  }
  return { tag: newest.tag, when: newest.when };
}

/** All rows as they were at one moment, and the keys of the files that they named then. */
export function copyTables(
  url: string,
  folder: string,
  { migrations, namedFiles, say }: { migrations: readonly Migration[]; namedFiles: string; say: Say },
): Promise<Tables> {
  const parts = partsOf(folder);
  const sayNow = progress(say);
  return inSession(url, 'begin isolation level repeatable read, read only', async (client) => {
    const all = await listTables(client);
    if (all.length === 0) throw new StartFailure('There are no tables of Mukae in this database.');
    const migration = await lastMigration(client, migrations);
    const tables: Tables['tables'] = [];
    for (const table of all) {
      const rows = client.query(to(`copy ${copied(table)} to stdout`));
      const measured = await writeMeasured(parts.table(table.name), rows);
      tables.push({ ...table, rows: measured.lines, ...measured.measure() });
      sayNow(`tables: ${tables.length} of ${all.length}`);
    }
    await writeMeasured(parts.keys, client.query(to(`copy (${namedFiles}) to stdout`)));
    const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say(`tables: ${tables.length} with ${rows} rows, ${megabytes(bytes)}`);
    // They never go back, so what they say now holds for all rows of then.
    return { migration, tables, sequences: await listSequences(client) };
  });
}
