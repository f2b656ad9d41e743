import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../platform/db/embedded/embeddedPostgres';
import { migrate } from '../platform/db/migrate';
import { makeLogger } from '../platform/log/logger';

/** A PostgreSQL for a whole test run, with a database to copy. */
export interface TestServer {
  url: string;
  template: string;
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

function databaseAt(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** The PostgreSQL in DATABASE_URL, or an embedded one that lasts as long as the run. */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.DATABASE_URL;
  const folder = await mkdtemp(join(tmpdir(), 'mukae-test-'));
  await chmod(folder, 0o755);
  const embedded = given ? undefined : await startEmbeddedPostgres(folder, makeLogger('error'));
  const url = given ?? embedded?.url ?? '';
  const template = `mukae_template_${randomBytes(6).toString('hex')}`;
  await run(url, `create database ${template}`);
  await migrate(databaseAt(url, template), migrations, async () => undefined);
  return {
    url,
    template,
    async stop() {
      await run(url, `drop database ${template} with (force)`);
      await embedded?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A database of one's own, with all tables and nothing in it. */
export async function copyDatabase({ url, template }: Pick<TestServer, 'url' | 'template'>): Promise<TestDatabase> {
  const name = `mukae_${randomBytes(6).toString('hex')}`;
  await run(url, `create database ${name} template ${template}`);
  return { url: databaseAt(url, name), drop: () => run(url, `drop database ${name} with (force)`) };
}
