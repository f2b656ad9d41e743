import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/db/embedded/embeddedPostgres';
import { migrate } from '../platform/db/migrate';
import { makeLogger } from '../platform/log/logger';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which every test file makes its own database. */
    databaseServer: string;
    /** A database with all tables, to be copied. */
    templateDatabase: string;
  }
}

const migrations = fileURLToPath(new URL('../../drizzle', import.meta.url));

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** One real PostgreSQL for the whole run: the one in DATABASE_URL, or an embedded one. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-test-'));
  await chmod(folder, 0o755);
  const given = process.env.DATABASE_URL;
  const embedded = given ? undefined : await startEmbeddedPostgres(folder, makeLogger('error'));
  const server = given ?? embedded?.url ?? '';

  const template = `mukae_template_${process.pid}`;
  const templateUrl = new URL(server);
  templateUrl.pathname = `/${template}`;
  await run(server, `create database ${template}`);
  await migrate(templateUrl.href, migrations);
  project.provide('databaseServer', server);
  project.provide('templateDatabase', template);

  return async () => {
    await run(server, `drop database ${template} with (force)`);
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
