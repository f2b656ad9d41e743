import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of one's own, with all tables and nothing in it. */
export async function makeTestDatabase(): Promise<TestDatabase> {
  const server = inject('databaseServer');
  const name = `mukae_${randomBytes(6).toString('hex')}`;
  await run(server, `create database ${name} template ${inject('templateDatabase')}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(server, `drop database ${name} with (force)`) };
}
