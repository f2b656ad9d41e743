import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartFailure } from '#platform/config/startFailure';
import { makeLogger } from '#platform/log/logger';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres';
import { isPostmaster } from './isPostmaster';
import { runningPostmaster } from './postmaster';
import { accountForPostgres } from './unprivileged';

const patience = 120_000;
const program = fileURLToPath(new URL('../../../testing/databaseOwner.ts', import.meta.url));

let folder: string;
let running: EmbeddedPostgres[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mukae-embedded-'));
  await chmod(folder, 0o755);
  running = [];
});

afterEach(async () => {
  for (const database of running) await database.stop();
  await rm(folder, { recursive: true, force: true });
}, patience);

async function started(dataDir = folder): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres(dataDir, makeLogger('silent'));
  running.push(database);
  return database;
}

async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = async ({ folder: place }: EmbeddedPostgres) => (await runningPostmaster(place))?.pid;
const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function kill(database: EmbeddedPostgres): Promise<void> {
  const pid = await pidOf(database);
  if (pid === undefined) throw new Error('nothing to kill');
  process.kill(pid, 'SIGKILL');
}

describe('the embedded database', () => {
  it(
    '[W-03] starts in an empty folder, stops, and has its data at the next start',
    async () => {
      const first = await started();
      await query(first.url, `create table kept as select '迎え' as name`);
      await first.stop();
      expect(await pidOf(first)).toBeUndefined();
      await first.stop();

      const second = await started();
      expect(await query(second.url, 'select name from kept')).toEqual([{ name: '迎え' }]);
      expect(await query(second.url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    },
    patience,
  );

  it(
    '[W-03] [W-02] belongs to one Mukae at a time, and lets nobody in without its password',
    async () => {
      const { url } = await started();
      const refused = started();
      await expect(refused).rejects.toThrow(StartFailure);
      await expect(refused).rejects.toThrow(`The data folder ${folder} is already used by another Mukae.`);
      const stranger = new URL(url);
      stranger.password = 'guessed';
      await expect(query(stranger.href, 'select 1')).rejects.toThrow('password');
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    patience,
  );

  it(
    '[W-03] of a Mukae that was killed is adopted, watched and stopped',
    async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [url]: unknown[] = await once(createInterface(child.stdout), 'line');
      child.kill('SIGKILL');
      await once(child, 'exit');
      await query(String(url), 'create table kept as select 1 as one');

      const adopted = await started();
      expect(adopted.url).toBe(url);
      expect(await query(adopted.url, 'select one from kept')).toEqual([{ one: 1 }]);
      await expect(started()).rejects.toThrow(StartFailure);

      await kill(adopted);
      const isBack = () => query(adopted.url, 'select one from kept').catch(() => 'away');
      await expect.poll(isBack, { timeout: 60_000 }).toEqual([{ one: 1 }]);
      await adopted.stop();
      expect(await pidOf(adopted)).toBeUndefined();
    },
    patience,
  );

  it(
    '[W-03] [W-01] does not outlive a Mukae that was asked to stop and did not get to the end in time',
    async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', program, folder], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      await once(createInterface(child.stdout), 'line');
      const place = join(folder, 'postgres');
      expect(await runningPostmaster(place)).toBeDefined();
      child.kill('SIGTERM');
      const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
      expect([code, errors]).toEqual([1, 'It did not stop within 0.1 s and is ended at once.\n']);
      await expect.poll(() => runningPostmaster(place), { timeout: 60_000 }).toBeUndefined();
    },
    patience,
  );

  it(
    '[S-28] starts though a foreign process has the number in its lock file, and leaves that process alone',
    async () => {
      const crashed = await started();
      await query(crashed.url, 'create table kept as select 1 as one');
      const file = join(crashed.folder, 'postmaster.pid');
      const left = await readFile(file, 'utf8');
      await crashed.stop();
      // Of the account that PostgreSQL runs as: it takes others for gone by itself.
      const account = await accountForPostgres();
      const foreign = spawn('sleep', ['600'], { cwd: crashed.folder, ...account });
      await once(foreign, 'spawn');
      await writeFile(file, left.replace(/^\d+/, String(foreign.pid)));
      if (account) await chown(file, account.uid, account.gid);
      try {
        const next = await started();
        expect(await query(next.url, 'select one from kept')).toEqual([{ one: 1 }]);
        await expect(started()).rejects.toThrow('is already used by another Mukae');
        await next.stop();
        expect([foreign.exitCode, foreign.signalCode]).toEqual([null, null]);
      } finally {
        foreign.kill();
      }
    },
    patience,
  );

  it(
    '[S-28] is known by what its port says where a system does not tell of processes',
    async () => {
      const database = await started();
      const elsewhere = createServer((wire) => wire.on('data', () => wire.end('220 here is a mail server')));
      elsewhere.listen(0, '127.0.0.1');
      await once(elsewhere, 'listening');
      const address = elsewhere.address();
      if (address === null || typeof address === 'string') throw new Error('it listens nowhere');
      const says = (port: number) => isPostmaster({ pid: process.pid, port }, database.folder, '/nowhere');
      expect(await says(Number(new URL(database.url).port))).toBe(true);
      expect(await says(address.port)).toBe(false);
      elsewhere.close();
      await once(elsewhere, 'close');
      expect(await says(address.port)).toBe(false);
    },
    patience,
  );

  it(
    '[W-03] is started again when it dies, and stops while it cannot start',
    async () => {
      const database = await started();
      await kill(database);
      const isBack = () => query(database.url, 'select 1 as one').catch(() => 'away');
      await expect.poll(isBack, { timeout: 60_000 }).toEqual([{ one: 1 }]);

      await rename(join(database.folder, 'PG_VERSION'), join(database.folder, 'PG_VERSION.away'));
      await kill(database);
      await expect.poll(isBack, { timeout: 60_000 }).toBe('away');
      await database.stop();
      expect(await pidOf(database)).toBeUndefined();
    },
    patience,
  );

  it(
    '[W-03] lives in a folder with spaces and other letters',
    async () => {
      const spaced = join(folder, 'data of 受付 (1)');
      await mkdir(spaced);
      const { url, folder: place } = await started(spaced);
      expect(place.startsWith(spaced)).toBe(true);
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    patience,
  );

  it(
    '[W-03] begins anew where a first start was cut off',
    async () => {
      await mkdir(join(folder, 'postgres.unfinished'));
      const { url } = await started();
      expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    patience,
  );

  it.skipIf(process.getuid?.() !== 0)(
    '[W-03] as root lives elsewhere when its account cannot enter the folder',
    async () => {
      const shared = '/var/lib/mukae';
      const isNew = !(await exists(shared));
      await chmod(folder, 0o700);
      const unreachable = join(folder, 'data');
      await mkdir(unreachable);
      const first = await started(unreachable);
      expect(dirname(first.folder)).toBe(shared);
      await query(first.url, 'create table kept as select 1 as one');
      await first.stop();
      const second = await started(unreachable);
      expect(second.folder).toBe(first.folder);
      expect(await query(second.url, 'select one from kept')).toEqual([{ one: 1 }]);
      await second.stop();
      await rm(first.folder, { recursive: true });
      if (isNew) await rmdir(shared).catch(() => undefined);
    },
    patience,
  );
});
