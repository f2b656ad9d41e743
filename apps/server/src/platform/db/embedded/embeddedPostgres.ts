import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { secretFromFile } from '../../config/secrets';
import { StartFailure } from '../../config/startFailure';
import type { Logger } from '../../log/logger';
import { program } from './binaries';
import { freePort } from './freePort';
import { databaseUser, initialise } from './initialise';
import { type Placement, place } from './placement';
import { runningPostmaster } from './postmaster';

export interface EmbeddedPostgres {
  url: string;
  /** The folder of the database, which may lie outside the data folder. */
  folder: string;
  stop(): Promise<void>;
}

const ownerLock = 7_361_000;
const startTimeoutMs = 60_000;

const inUse = (dataDir: string) => new StartFailure(`The data folder ${dataDir} is already used by another Mukae.`);

const urlOf = (port: number, password: string): string =>
  `postgres://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

async function tryConnect(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    await client.end().catch(() => undefined);
    return undefined;
  }
}

/** The lock lives as long as its connection, so a killed Mukae never leaves the folder locked. */
async function takeOwnership(url: string): Promise<pg.Client | 'taken' | undefined> {
  const client = await tryConnect(url);
  if (!client) return undefined;
  const { rows } = await client.query('select pg_try_advisory_lock($1) as mine', [ownerLock]);
  if (rows[0]?.mine === true) return client;
  await client.end();
  return 'taken';
}

async function launch({ folder, binaries, account }: Placement, port: number, logFile: string): Promise<ChildProcess> {
  const output = await open(logFile, 'w', 0o600);
  try {
    return spawn(
      program(binaries, 'postgres'),
      ['-D', folder, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      // Detached: Ctrl-C in the terminal must reach us first, so that running requests still find the database.
      { cwd: folder, detached: true, stdio: ['ignore', output.fd, output.fd], ...account },
    );
  } finally {
    await output.close();
  }
}

/** A real PostgreSQL of our own in the data folder: started, watched, and stopped with us. */
export async function startEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const placement = await place(dataDir);
  const { folder, binaries, account } = placement;
  const password = await secretFromFile(dataDir, 'database');
  const logFile = join(dataDir, 'postgres.log');
  let stopping = false;

  const running = await runningPostmaster(folder);
  const port = running?.port ?? (await freePort());
  const url = urlOf(port, password);

  async function untilReady(child: ChildProcess): Promise<pg.Client> {
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      if (child.exitCode !== null) {
        const said = await readFile(logFile, 'utf8');
        if (/postmaster\.pid" already exists/.test(said)) throw inUse(dataDir);
        throw new StartFailure(`The database in ${folder} did not start: ${said.trim().split('\n').at(-1) ?? ''}`);
      }
      const owner = await takeOwnership(url);
      if (owner === 'taken') throw inUse(dataDir);
      if (owner) return owner;
      await wait(25);
    }
    throw new StartFailure(`The database in ${folder} did not answer within ${startTimeoutMs / 1000} s.`);
  }

  let owner: pg.Client;

  /** A database that dies is started again; meanwhile callers are told to come back. */
  async function start(): Promise<void> {
    const child = await launch(placement, port, logFile);
    owner = await untilReady(child);
    child.once('exit', (code, signal) => {
      if (stopping) return;
      log.error({ code, signal }, 'the embedded database stopped; starting it again');
      void restart();
    });
  }

  async function restart(): Promise<void> {
    while (!stopping) {
      try {
        return await start();
      } catch (failure) {
        log.error({ failure: String(failure) }, 'the embedded database did not start');
        await wait(1000);
      }
    }
  }

  async function adopt(): Promise<boolean> {
    const found = await takeOwnership(url);
    if (found === 'taken') throw inUse(dataDir);
    if (found) owner = found;
    return found !== undefined;
  }

  await initialise(placement, password);
  if (!running || !(await adopt())) await start();

  return {
    url,
    folder,
    async stop() {
      stopping = true;
      await owner.end().catch(() => undefined);
      await promisify(execFile)(program(binaries, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast', '-t', '30'], {
        cwd: folder,
        ...account,
      });
    },
  };
}
