import { chmod, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '#testing/answers';
import { selfOf } from '#testing/people';
import { loggedIn, TestClient } from '#testing/testClient';
import { startTestService, type TestService } from '#testing/testService';
import { makeLogger } from '../log/logger';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/embeddedPostgres';
import { runningPostmaster } from './embedded/postmaster';
import { migrate } from './migrate';

const patience = 120_000;
const migrations = fileURLToPath(new URL('../../../drizzle', import.meta.url));

let folder: string;
let database: EmbeddedPostgres;
let service: TestService;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-away-'));
  await chmod(folder, 0o755);
  database = await startEmbeddedPostgres(folder, makeLogger('silent'));
  await migrate(database.url, migrations, async () => undefined);
  service = await startTestService({ databaseUrl: database.url });
}, patience);

afterAll(async () => {
  await service.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}, patience);

/** One who adds stores for as long as she is let, and keeps the names of those that were answered OK. */
async function writer(admin: TestClient, name: string, kept: string[], isOver: () => boolean): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const store = `${name}-${count}`;
    const { status } = await admin.form('/api/addStore', { name: store });
    if (status === 200) kept.push(store);
    else if (status !== 503) throw new Error(`answered with ${status}`);
  }
}

async function ask(query: string): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(query);
  await client.end();
  return rows;
}

/** The ways in which a service loses its database. */
const losses: readonly ((pid: number) => Promise<void>)[] = [
  async (pid) => void process.kill(pid, 'SIGKILL'),
  async (pid) => void process.kill(pid, 'SIGINT'),
  async () => void (await ask('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()')),
  async () => {
    for (const { pid } of await ask(`select pid from pg_stat_activity where query = 'begin' limit 1`)) {
      process.kill(pid, 'SIGKILL');
    }
  },
];

const untilDatabaseAnswers = () =>
  expect
    .poll(
      () =>
        ask('select 1').then(
          () => true,
          () => false,
        ),
      { timeout: 30_000, interval: 20 },
    )
    .toBe(true);

const ready = async () => (await new TestClient(service.url).get('/readyz')).status;

describe('a database that is away', () => {
  it(
    '[W-10] answers 503 until it is back, then everything is as before',
    async () => {
      const operator = await loggedIn(service.url, 'operator1@demo.example');
      const other = await loggedIn(service.url, 'operator1@demo.example');
      const before = await selfOf(operator);
      expect(await ready()).toBe(200);

      // Without this file the database cannot start again, so that it stays away until the file is back.
      const version = join(database.folder, 'PG_VERSION');
      await rename(version, `${version}.away`);
      const { pid = 0 } = (await runningPostmaster(database.folder)) ?? {};
      expect(pid).toBeGreaterThan(1);
      process.kill(pid, 'SIGKILL');
      await expect.poll(ready, { timeout: 30_000 }).toBe(503);

      // A remembered session is served until the lost connection is noticed.
      const own = async () => (await operator.post('/api/getUser', { targetUserId: 'SELF' })).status;
      await expect.poll(own, { timeout: 30_000 }).toBe(503);
      for (const answer of [
        await operator.post('/api/getUser', { targetUserId: 'SELF' }),
        await operator.form('/api/updateUser', { name: '別の名前' }),
        await new TestClient(service.url).login('admin@demo.example'),
        await new TestClient(service.url).post('/api/getCharacter'),
      ]) {
        expect([answer.status, answer.code]).toEqual([503, 'SVER-18']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      for (const probe of ['/healthz', '/servez']) expect((await operator.get(probe)).status).toBe(200);
      expect((await operator.get('/health')).status).toBe(503);

      await rename(`${version}.away`, version);
      await expect.poll(ready, { timeout: 60_000, interval: 100 }).toBe(200);
      expect(await selfOf(operator)).toEqual(before);
      await other.get('/api/logout');
      expect((await operator.form('/api/updateUser', { name: '佐藤 新' })).result).toBe('OK');
      expect((await selfOf(operator)).name).toBe('佐藤 新');
      expect((await new TestClient(service.url).login('admin@demo.example')).result).toBe('OK');
    },
    patience,
  );

  it(
    '[S-01] each of four ways twice under twenty writers ends nothing, is served again within five seconds, and has all that was answered OK',
    async () => {
      const uncaught: unknown[] = [];
      const note = (failure: unknown) => uncaught.push(failure);
      process.on('uncaughtException', note);
      const admin = await loggedIn(service.url, 'admin@demo.example');
      const kept: string[] = [];
      let isOver = false;
      const writers = Array.from({ length: 20 }, (_, place) => writer(admin, `店${place}`, kept, () => isOver));

      const waits: number[] = [];
      for (const lose of [...losses, ...losses]) {
        const before = kept.length;
        await expect.poll(() => kept.length, { timeout: 30_000, interval: 20 }).toBeGreaterThan(before + 20);
        const { pid = 0 } = (await runningPostmaster(database.folder)) ?? {};
        await lose(pid);
        await untilDatabaseAnswers();
        const since = performance.now();
        await expect.poll(ready, { timeout: 30_000, interval: 20 }).toBe(200);
        waits.push(performance.now() - since);
      }
      isOver = true;
      await Promise.all(writers);
      process.off('uncaughtException', note);

      expect(uncaught).toEqual([]);
      expect(Math.max(...waits)).toBeLessThan(5000);
      const stores = new Set(namesIn(await admin.post('/api/getStore')));
      expect(kept.filter((name) => !stores.has(name))).toEqual([]);
    },
    patience,
  );
});
