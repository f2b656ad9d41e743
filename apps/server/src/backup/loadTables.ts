import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { StartFailure } from '#platform/config/startFailure';
import { partsOf } from './backupFolder';
import type { Migration } from './knownMigrations';
import type { Manifest } from './manifest';
import { progress, type Say } from './progress';
import { copied, hasRelations, listTables, quoted } from './relations';
import { inSession } from './session';

/** As Drizzle makes it, which then finds here what is done. */
const migrationsTable = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`;

async function makeTables(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  await client.query(migrationsTable);
  for (const { statements } of migrations) for (const statement of statements) await client.query(statement);
}

async function statementsOf(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(query);
  return rows.map(({ statement }) => statement);
}

const triggers = (deed: 'disable' | 'enable') => `
  select format('alter table %s ${deed} trigger %I', tgrelid::regclass, tgname) as statement
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not tgisinternal and tgenabled <> 'D' and c.relnamespace = current_schema()::regnamespace order by 1`;
const foreignKeys = (deed: string) => `
  select format('alter table %s ${deed}) as statement
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1`;

/**
 * Rows were judged when they were written, and come in any order: triggers rest, and foreign keys are made anew afterwards, which tries
 * them all. Whoever owns tables may do both; nobody has to own the whole server.
 */
async function withoutRules(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const again = [
    ...(await statementsOf(
      client,
      foreignKeys(`add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)`),
    )),
    ...(await statementsOf(client, triggers('enable'))),
  ];
  const off = [
    ...(await statementsOf(client, foreignKeys(`drop constraint %I', conrelid::regclass, conname`))),
    ...(await statementsOf(client, triggers('disable'))),
  ];
  for (const statement of off) await client.query(statement);
  await load();
  for (const statement of again) await client.query(statement);
}

async function refuseOtherTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const written = (all: readonly { name: string; columns: string[] }[]) => JSON.stringify(all.map(copied).sort());
  if (written(await listTables(client)) !== written(tables)) {
    throw new StartFailure(
      'The tables of the backup are not those of its version: it was not made by this product alone.',
    );
  }
}

async function countRows(client: pg.Client, name: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${quoted(name)}`);
  return Number(rows[0]?.count);
}

/** In one transaction: what fails leaves the database as empty as it was. */
export function loadTables(
  url: string,
  folder: string,
  { manifest, migrations, say }: { manifest: Manifest; migrations: readonly Migration[]; say: Say },
): Promise<void> {
  const sayNow = progress(say);
  return inSession(url, 'begin', async (client) => {
    if (await hasRelations(client)) throw new StartFailure('There are tables in the database already.');
    await makeTables(
      client,
      migrations.filter(({ when }) => when <= manifest.migration.when),
    );
    await refuseOtherTables(client, manifest);
    await withoutRules(client, async () => {
      await client.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')}`);
      for (const [done, table] of manifest.tables.entries()) {
        sayNow(`tables: ${done} of ${manifest.tables.length}`);
        const rows = client.query(from(`copy ${copied(table)} from stdin`));
        await pipeline(createReadStream(partsOf(folder).table(table.name)), rows);
        if ((await countRows(client, table.name)) !== table.rows)
          throw new Error(`${table.name} has not all of its rows`);
      }
    });
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [quoted(name), value]);
    }
    say(`tables: ${manifest.tables.length}`);
  });
}
