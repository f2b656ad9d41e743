import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, mkdtemp, open, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { secretFromFile } from '@mukae/server/platform/config/secrets';
import { program } from '@mukae/server/platform/db/embedded/binaries';
import { urlOf } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { initialise } from '@mukae/server/platform/db/embedded/initialise';
import { type Placement, place } from '@mukae/server/platform/db/embedded/placement';
import pg from 'pg';

const startsWithinMs = 60_000;

/** What a process started, by what the system says of each; only where there is a /proc. */
async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return { pid: Number(pid), parent: Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) };
    }),
  );
  return parents.filter((one) => one.parent === parent).map(({ pid }) => pid);
}

const signalled = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
};

/** A real PostgreSQL that is killed, held and started again as a run wants it; what was committed is on the system's side by then. */
export class PrivatePostgres {
  readonly url: string;
  readonly #placement: Placement;
  readonly #port: number;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor(url: string, placement: Placement, port: number, folder: string) {
    this.url = url;
    this.#placement = placement;
    this.#port = port;
    this.#folder = folder;
  }

  /** In this folder, which every account may enter. */
  static async start(parent: string): Promise<PrivatePostgres> {
    const folder = await mkdtemp(join(parent, 'database-'));
    await chmod(folder, 0o755);
    const placement = await place(folder);
    const password = await secretFromFile(folder, 'database');
    await initialise(placement, password);
    // From the addresses of the nodes' own networks, where there are any.
    await appendFile(join(placement.folder, 'pg_hba.conf'), 'host all all samenet scram-sha-256\n');
    const port = await freePort();
    const postgres = new PrivatePostgres(urlOf(port, password), placement, port, folder);
    await postgres.startAgain();
    return postgres;
  }

  async startAgain(): Promise<void> {
    const { folder, binaries, account } = this.#placement;
    const output = await open(join(this.#folder, 'postgres.log'), 'a');
    const settings = [
      'listen_addresses=*',
      'unix_socket_directories=',
      'io_method=sync',
      'fsync=off',
      'max_connections=300',
    ];
    const args = ['-D', folder, '-p', String(this.#port), ...settings.flatMap((setting) => ['-c', setting])];
    const stdio = ['ignore', output.fd, output.fd] as const;
    this.#child = spawn(program(binaries, 'postgres'), args, {
      cwd: folder,
      detached: true,
      stdio: [...stdio],
      ...account,
    });
    await output.close();
    await this.#untilReady(this.#child);
  }

  /** All of its processes at once: nothing is said to anybody. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const children = await childrenOf(child.pid);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    for (const pid of children) signalled(pid, 'SIGKILL');
    await ended;
    while (children.some((pid) => signalled(pid, 0))) await pause(20);
  }

  /** All of its processes stand still, or go on. */
  async signal(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const pid = this.#child?.pid;
    if (pid === undefined) return;
    for (const one of [pid, ...(await childrenOf(pid))]) signalled(one, signal);
  }

  async stop(): Promise<void> {
    await this.signal('SIGCONT');
    await this.kill();
    await rm(this.#placement.folder, { recursive: true, force: true });
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = performance.now() + startsWithinMs;
    while (performance.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended: ${join(this.#folder, 'postgres.log')}`);
      const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 1_000 });
      client.on('error', () => undefined);
      const isThere = await client.connect().then(
        () => true,
        () => false,
      );
      await client.end().catch(() => undefined);
      if (isThere) return;
      await pause(50);
    }
    throw new Error('PostgreSQL did not start');
  }
}
