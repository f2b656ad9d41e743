import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { knownMigrations } from '#backup/knownMigrations';
import { type RestoreParts, restoreBackup } from '#backup/restoreBackup';
import { type BackupParts, takeBackup } from '#backup/takeBackup';
import { namedFiles } from '#compose/namedFiles';
import { readSettings } from '#platform/config/settings';
import { findStorage } from '#platform/storage/openStorage';
import { idIn } from './answers';
import type { TestDatabase } from './databases';
import { loggedIn } from './testClient';
import { makeTestDatabase } from './testDatabase';
import type { TestService } from './testService';
import { drawnPicture, sampleFilm, sampleModel } from './uploads';

/** Settings as in the environment, of a service that has its data there. */
export interface Env extends Readonly<Record<string, string>> {
  DATA_DIR: string;
  DATABASE_URL: string;
}

export const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

const quiet = (): void => undefined;

/** A backup of the service with these settings. */
export async function backUp(env: Env, folder: string, parts: Partial<BackupParts> = {}) {
  const settings = readSettings(env);
  return takeBackup({
    databaseUrl: env.DATABASE_URL,
    storage: await findStorage(settings),
    dataDir: settings.dataDir,
    documentsDir: settings.documentsDir,
    folder,
    version: '1.2.3',
    migrations: await knownMigrations(migrationsFolder),
    namedFiles,
    mayMissFiles: false,
    say: quiet,
    ...parts,
  });
}

export const restore = (env: Env, folder: string, parts: Partial<RestoreParts> = {}) =>
  restoreBackup({
    folder,
    settings: readSettings(env),
    migrationsFolder,
    say: quiet,
    untilAsked: (work) => work,
    ...parts,
  });

/** Folders and databases of a test file, which go when it is over. */
export function placesForFile() {
  let place: string;
  const databases: TestDatabase[] = [];
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), 'mukae-backup-'));
  });
  afterAll(async () => {
    for (const database of databases) await database.drop();
    await rm(place, { recursive: true, force: true });
  });
  async function withDatabase(
    contents: 'demo' | 'noTables',
    name: string,
    settings: Record<string, string>,
  ): Promise<Env> {
    const database = await makeTestDatabase(contents);
    databases.push(database);
    return { ...settings, DATA_DIR: join(place, name), DATABASE_URL: database.url };
  }
  return {
    /** A folder of this name, not made yet. */
    folder: (name: string): string => join(place, name),
    ofDemo: (name: string) => withDatabase('demo', name, {}),
    /** Where nothing is yet. */
    nowhere: (name: string, settings: Record<string, string> = {}) => withDatabase('noTables', name, settings),
  };
}

export async function askDatabase(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(statement).finally(() => client.end());
  return rows;
}

/** Every row of every table, computed columns included. */
export async function everyRow(url: string): Promise<Record<string, unknown[]>> {
  const tables = await askDatabase(
    url,
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const all: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const rows = await askDatabase(url, `select to_jsonb(t)::text as "row" from ${name} t order by 1`);
    all[String(name)] = rows.map(({ row }) => row);
  }
  return all;
}

/** Every file that a service has on its disk, by what its bytes come to. */
export function everyFile({ DATA_DIR }: Env): Record<string, string> {
  const folder = join(DATA_DIR, 'files');
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashed = paths.map((path) => {
    const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
    return [path.slice(folder.length + 1), hash] as const;
  });
  return Object.fromEntries(hashed.sort());
}

/** A file of every kind that a row names. */
export async function addEveryFile(service: TestService, { DATA_DIR }: Env): Promise<void> {
  const [admin, operator] = await Promise.all(
    ['admin', 'operator1'].map((name) => loggedIn(service.url, `${name}@demo.example`)),
  );
  if (!admin || !operator) throw new Error('nobody logged in');
  const image = await drawnPicture('#125a4e');
  const answers = [
    await operator.form('/api/updateUser', { image }),
    await admin.form('/api/updateCompanyLogo', { image }),
    await admin.form('/api/addMedia', { image }),
    await admin.form('/api/addCharacter', { name: 'さくら', model: sampleModel(), image }),
  ];
  const film = idIn(await admin.form('/api/addMedia', { image: await sampleFilm() }));
  answers.push(await admin.form('/api/addMedia', { isThumbnail: '1', filename: `${film}.mp4`, image }));
  for (const { status, body } of answers) if (status !== 200) throw new Error(JSON.stringify(body));
  const [capture, screen] = ['captures', 'screens'].map((kind) => `${kind}/1/${randomUUID()}.webp`);
  for (const key of [capture, screen]) {
    const path = join(DATA_DIR, 'files', String(key));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, String(key));
  }
  const now = service.clock.now();
  await service.db.execute(sql`
    insert into captures (request_id, company_id, signage_id, file, taken_at)
    select gen_random_uuid(), company_id, id, ${capture}, ${now} from signages limit 1`);
  await service.db.execute(sql`
    insert into screen_pictures (signage_id, company_id, picture_id, file, taken_at)
    select id, company_id, gen_random_uuid(), ${screen}, ${now} from signages limit 1`);
}
