import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { secretFromFile } from '#platform/config/secrets';
import { StartFailure } from '#platform/config/startFailure';
import type { Logger } from '#platform/log/logger';
import { program } from './binaries';
import { freePort } from './freePort';
import { databaseUser, initialise } from './initialise';
import { type Placement, place } from './placement';
import { endPostmaster, forgetForeignProcess, runningPostmaster } from './postmaster';

export interface EmbeddedPostgres {
  url: string;
  /** The folder of the database, which may lie outside the data folder. */
  folder: string;
  stop(): Promise<void>;
}

const ownerLock = 7_361_000;
const startTimeoutMs = 60_000;

const inUse = (dataDir: string) => new StartFailure(`The data folder ${dataDir} is already used by another Mukae.`);

/** Of a database that runs in its folder, for whoever may read its secret. */
export const urlOf = (port: number, password: string): string =>
  `postgres://${databaseUser}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;

async function tryConnect(url: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 5000 });
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
  const { rows } = await client
    .query('select pg_try_advisory_lock($1) as mine', [ownerLock])
    .catch(() => ({ rows: [] }));
  if (rows[0]?.mine === true) return client;
  await client.end().catch(() => undefined);
  return rows.length > 0 ? 'taken' : undefined;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

async function launch({ folder, binaries, account }: Placement, port: number, logFile: string): Promise<ChildProcess> {
  const output = await open(logFile, 'w', 0o600);
  try {
    const child = spawn(
      program(binaries, 'postgres'),
      [
        '-D',
        folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
        '-c',
        'io_method=sync',
      ],
      // Detached: Ctrl-C in the terminal must reach us first, so that running requests still find the database.
      { cwd: folder, detached: true, stdio: ['ignore', output.fd, output.fd], ...account },
    );
    await once(child, 'spawn');
    return child;
  } finally {
    await output.close();
  }
}

/** A real PostgreSQL of our own in the data folder: started, watched, and stopped with us. */
export async function startEmbeddedPostgres(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const placement = await place(dataDir);
  const { folder } = placement;
  const password = await secretFromFile(dataDir, 'database');
  const logFile = join(dataDir, 'postgres.log');
  const port = (await runningPostmaster(folder))?.port ?? (await freePort());
  const url = urlOf(port, password);
  let stopping = false;
  let launched: ChildProcess | undefined;
  let recovery = Promise.resolve();

  async function untilReady(child: ChildProcess): Promise<pg.Client> {
    const deadline = Date.now() + startTimeoutMs;
    while (Date.now() < deadline) {
      if (hasEnded(child)) {
        const said = await readFile(logFile, 'utf8');
        if (/postmaster\.pid" already exists/.test(said)) throw inUse(dataDir);
        throw new StartFailure(`The database in ${folder} did not start: ${said.trim().split('\n').at(-1) ?? ''}`);
      }
      const found = await takeOwnership(url);
      if (found === 'taken') throw inUse(dataDir);
      if (found) return found;
      await wait(25);
    }
    throw new StartFailure(`The database in ${folder} did not answer within ${startTimeoutMs / 1000} s.`);
  }

  /** One that outlived a killed Mukae. */
  async function adopt(): Promise<pg.Client | undefined> {
    if (!(await runningPostmaster(folder))) return undefined;
    const found = await takeOwnership(url);
    if (found === 'taken') throw inUse(dataDir);
    return found;
  }

  async function launchReady(): Promise<pg.Client> {
    await forgetForeignProcess(folder);
    launched = await launch(placement, port, logFile);
    return untilReady(launched);
  }

  /** The connection of the lock ends with the database, whoever started it: so it tells when to start it again. */
  async function run(): Promise<void> {
    const client = (await adopt()) ?? (await launchReady());
    client.once('end', () => {
      if (stopping) return;
      log.error('the embedded database stopped; starting it again');
      recovery = recover();
    });
  }

  /** Meanwhile callers are told to come back. */
  async function recover(): Promise<void> {
    while (!stopping) {
      try {
        return await run();
      } catch (failure) {
        log.error({ err: failure }, 'the embedded database did not start');
        await wait(1000);
      }
    }
  }

  /** When this process ends without having stopped it. Nothing is lost: the next start replays what was written. */
  const throwOut = () => launched?.kill('SIGQUIT');
  process.once('exit', throwOut);

  await initialise(placement, password);
  await run();

  /** It gives up its folder a moment before its process ends. */
  async function untilGone(): Promise<void> {
    if (launched && !hasEnded(launched)) await once(launched, 'exit');
  }

  async function shutDown(): Promise<void> {
    stopping = true;
    await recovery;
    if (await endPostmaster(folder, 'SIGINT')) return untilGone();
    // A stop that hangs would be worse.
    log.warn('the embedded database did not stop when asked; stopping it at once');
    if (await endPostmaster(folder, 'SIGQUIT')) await untilGone();
  }

  let stopped: Promise<void> | undefined;
  return {
    url,
    folder,
    stop() {
      stopped ??= shutDown().finally(() => process.off('exit', throwOut));
      return stopped;
    },
  };
}
