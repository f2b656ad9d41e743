import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { keepBuiltInCharacters } from '#features/characters';
import { demoPassword, seedDemo } from '#features/demo';
import type { Clock } from '#platform/clock/clock';
import { connect } from '#platform/db/database';
import { startEmbeddedPostgres } from '#platform/db/embedded/embeddedPostgres';
import { migrate } from '#platform/db/migrate';
import { makeLogger } from '#platform/log/logger';
import { TestClock } from './testClock';

/** What a database holds before the test: the demo company, nothing but its tables, or not even those. */
export type Contents = 'demo' | 'nothing' | 'noTables';

/** Where tests find databases to copy, also from another process. */
export interface DatabaseServer {
  url: string;
  templates: Readonly<Record<Contents, string>>;
}

/** A PostgreSQL for a whole test run. */
export interface TestServer extends DatabaseServer {
  stop(): Promise<void>;
}

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url));

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

const newName = (kind: string): string => `mukae_${kind}_${randomBytes(6).toString('hex')}`;

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** What is lost in a crash is lost anyway: such a database lasts as long as the run. */
async function neverWaitForTheDisk(url: string): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum']) {
    await run(url, `alter system set ${setting} = off`);
  }
  await run(url, 'select pg_reload_conf()');
}

async function startEmbedded(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-test-'));
  await chmod(folder, 0o755);
  const { url, stop } = await startEmbeddedPostgres(folder, makeLogger('error'));
  await neverWaitForTheDisk(url);
  return {
    url,
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Somebody logs in a thousand times in a run, and a good hash takes its time. */
const quickHash = (): Promise<string> => hash(demoPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

async function fillWithDemo(url: string, clock: Clock): Promise<void> {
  const { db, close } = connect(url, makeLogger('error'));
  await keepBuiltInCharacters(db);
  await seedDemo(db, clock);
  await db.execute(sql`update users set password_hash = ${await quickHash()}`);
  await close();
}

/** The PostgreSQL in DATABASE_URL, or an embedded one that lasts as long as the run. */
export async function startTestServer(clock: Clock = new TestClock()): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  const { url, stop } = given ? { url: given, stop: async () => undefined } : await startEmbedded();
  const nothing = newName('template');
  const demo = newName('template');
  await run(url, `create database ${nothing}`);
  await migrate(databaseAt(url, nothing), migrations, async () => undefined);
  await run(url, `create database ${demo} template ${nothing}`);
  await fillWithDemo(databaseAt(url, demo), clock);
  return {
    url,
    templates: { nothing, demo, noTables: 'template0' },
    async stop() {
      for (const template of [nothing, demo]) await run(url, `drop database ${template} with (force)`);
      await stop();
    },
  };
}

/** A database of one's own. */
export async function copyDatabase({ url, templates }: DatabaseServer, contents: Contents): Promise<TestDatabase> {
  const name = newName('copy');
  await run(url, `create database ${name} template ${templates[contents]}`);
  const own = databaseAt(url, name);
  // Whoever comes first waits while PostgreSQL fills its caches; on a busy machine longer than a service is patient.
  await run(own, 'select 1');
  return { url: own, drop: () => run(url, `drop database ${name} with (force)`) };
}
