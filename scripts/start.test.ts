import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../apps/server/src/platform/db/embedded/freePort';
import { build } from './build.mjs';

const patience = 180_000;
const script = fileURLToPath(new URL('./start.mjs', import.meta.url));

let folder: string;
let port: number;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  await build();
  folder = await mkdtemp(join(tmpdir(), 'mukae start '));
  await chmod(folder, 0o755);
  port = await freePort();
}, 2 * patience);

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}, patience);

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  child: ChildProcess;
  /** What it said, once it has ended. */
  ended: Promise<{ code: number | null; output: string; errors: string }>;
}

/** `npm start` with these settings and nothing else. */
function run(settings: Record<string, string>): Run {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [script], {
    env: { PATH, HOME, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const ended = Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]).then(
    ([output, errors, [code]]) => ({ code, output, errors }),
  );
  return { child, ended };
}

const ready = (): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

async function untilReady({ child, ended }: Run): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await expect.poll(async () => hasEnded() || (await ready()), { timeout: patience, interval: 20 }).toBe(true);
  if (hasEnded()) throw new Error(`it ended before it was ready: ${(await ended).errors}`);
}

async function stopped({ child, ended }: Run, signal: NodeJS.Signals = 'SIGINT') {
  child.kill(signal);
  return ended;
}

const databaseFile = (data: string) => join(data, 'postgres', 'postmaster.pid');
const databasePid = async (data: string) => Number((await readFile(databaseFile(data), 'utf8')).split('\n')[0]);
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** It ended with one line on stderr and exit code 1. */
async function fault(settings: Record<string, string>): Promise<string> {
  const { code, errors } = await run(settings).ended;
  expect(code, errors).toBe(1);
  expect(errors.trimEnd().split('\n'), errors).toHaveLength(1);
  return errors.trimEnd();
}

const data = () => join(folder, 'data of 受付');

describe('one command', () => {
  it(
    '[W-01] starts everything and tells addresses and demo accounts; a signal stops it and its database',
    async () => {
      const started = run({ DATA_DIR: data() });
      await untilReady(started);
      const pid = await databasePid(data());
      expect(isAlive(pid)).toBe(true);
      const page = await fetch(`http://127.0.0.1:${port}/login`);
      expect(await page.text()).toContain('name="mukae-mode" content="demo"');

      const { code, output, errors } = await stopped(started);
      expect([code, errors]).toEqual([0, '']);
      for (const line of [`http://localhost:${port}`, `http://127.0.0.1:${port}`, '/demo', 'Demo2026!', 'SIGINT']) {
        expect(output).toContain(line);
      }
      for (const name of ['system', 'admin', 'operator1', 'operator2', 'guest', 'signage1', 'signage2']) {
        expect(output).toContain(`${name}@demo.example`);
      }
      expect(isAlive(pid)).toBe(false);
      await expect(stat(databaseFile(data()))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  /** 3 seconds of a machine that has nothing else to do; of a busy one as much more as it is busy. */
  const allowance = () => 3000 * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

  it(
    '[W-01] is ready within 3 seconds at the next start, the fastest of three',
    async () => {
      const spare: number[] = [];
      while (spare.length < 3 && Math.max(...spare, -1) < 0) {
        const begun = performance.now();
        const started = run({ DATA_DIR: data() });
        await untilReady(started);
        spare.push(allowance() - (performance.now() - begun));
        expect((await stopped(started, 'SIGTERM')).code).toBe(0);
      }
      expect(Math.max(...spare)).toBeGreaterThan(0);
    },
    patience,
  );

  it(
    '[W-01] ends well when the signal comes twice',
    async () => {
      const started = run({ DATA_DIR: data() });
      await untilReady(started);
      started.child.kill('SIGINT');
      expect((await stopped(started)).code).toBe(0);
    },
    patience,
  );

  it(
    '[W-01] leaves no database behind when the signal comes before it is ready',
    async () => {
      const started = run({ DATA_DIR: data() });
      const database = () =>
        databasePid(data()).then(
          (pid) => pid > 0,
          () => false,
        );
      await expect.poll(database, { timeout: patience, interval: 5 }).toBe(true);
      const pid = await databasePid(data());
      expect((await stopped(started)).code).toBe(0);
      expect(isAlive(pid)).toBe(false);
    },
    patience,
  );

  it(
    '[W-02] on a folder or a port that another one uses: one line, and the other goes on',
    async () => {
      const first = run({ DATA_DIR: data() });
      await untilReady(first);
      const other = String(await freePort());
      expect(await fault({ DATA_DIR: data(), PORT: other })).toBe(
        `The data folder ${data()} is already used by another Mukae.`,
      );
      expect(await ready()).toBe(true);
      expect((await stopped(first)).code).toBe(0);

      const taken = createServer().listen(port, '127.0.0.1');
      await once(taken, 'listening');
      expect(await fault({ DATA_DIR: data() })).toBe(`Port ${port} is already taken: set PORT to another one.`);
      taken.close();
      await expect(stat(databaseFile(data()))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  it(
    '[W-11] in srv mode tells a temporary password until one is set, and needs no demo data',
    async () => {
      const DATA_DIR = join(folder, 'srv');
      const first = run({ DATA_DIR, MODE: 'srv', HOST: '127.0.0.1' });
      await untilReady(first);
      const { output } = await stopped(first);
      expect(output).toMatch(/admin@mukae\.example {3}temporary password \S{12}\n/);
      expect(output).not.toContain('Demo2026!');
      const second = run({ DATA_DIR, MODE: 'srv', HOST: '127.0.0.1' });
      await untilReady(second);
      const again = (await stopped(second)).output;
      expect(again).toContain('temporary password');
      expect(again).not.toBe(output);
      expect(await fault({ DATA_DIR: data(), MODE: 'srv', HOST: '127.0.0.1' })).toContain('holds the demo company');
    },
    patience,
  );
});

describe('a bad setting', () => {
  it.each([
    [{ PORT: 'eighty' }, 'Bad setting. PORT: must be a port number'],
    [{ MODE: 'production' }, 'Bad setting. MODE: must be demo, dev or srv'],
    [
      { DATABASE_URL: 'mysql://localhost/x' },
      'Bad setting. DATABASE_URL: must be an address that begins with postgres:// or postgresql://',
    ],
    [{ PORT: '99999', MODE: 'x' }, 'Bad setting. PORT: must be a port number; MODE: must be demo, dev or srv'],
  ])(
    '[W-02] %j: one line and exit code 1',
    async (settings, line) => {
      expect(await fault({ DATA_DIR: join(folder, 'never'), ...settings })).toBe(line);
      await expect(stat(join(folder, 'never'))).rejects.toThrow('ENOENT');
    },
    patience,
  );

  it(
    '[W-02] a data folder that is a file: one line and exit code 1',
    async () => {
      const file = join(folder, 'file');
      await writeFile(file, '');
      expect(await fault({ DATA_DIR: file })).toBe(`The data folder ${file} cannot be written.`);
    },
    patience,
  );

  it.each(['127.0.0.1', 'localhost'])(
    '[W-02] a database at %s that does not answer: one line and exit code 1',
    async (host) => {
      const nowhere = await freePort();
      const DATABASE_URL = `postgres://mukae:secret@${host}:${nowhere}/mukae`;
      const line = await fault({ DATA_DIR: join(folder, 'elsewhere'), DATABASE_URL });
      expect(line).toMatch(/^The database cannot be used: .*ECONNREFUSED/);
      expect(line).not.toContain('secret');
    },
    patience,
  );
});
