import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#platform/db/embedded/freePort';

interface Place {
  host: string;
  port: number;
  /** What the program is started with, such as `ip netns exec …`. */
  within: readonly string[];
}

const programs = ['redis-server', 'valkey-server'];
/** Where packages put it, also where the path of whoever asks does not lead there. */
const packaged = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** The Redis or Valkey of this machine, if it has one. */
export function redisProgram(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...packaged];
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).find(existsSync);
}

/** A Redis of one's own, that remembers nothing and forgets nothing while it runs. */
export class RedisServer {
  readonly host: string;
  readonly port: number;
  readonly #within: readonly string[];
  readonly #folder: string;
  #child: ChildProcess | undefined;

  private constructor({ host, port, within }: Place, folder: string) {
    this.host = host;
    this.port = port;
    this.#within = within;
    this.#folder = folder;
  }

  static async start({ host = '127.0.0.1', port, within = [] }: Partial<Place> = {}): Promise<RedisServer> {
    const folder = await mkdtemp(join(tmpdir(), 'mukae-redis-'));
    const server = new RedisServer({ host, port: port ?? (await freePort()), within }, folder);
    await server.startAgain();
    return server;
  }

  get url(): string {
    return `redis://${this.host}:${this.port}`;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('Redis does not run');
    return this.#child.pid;
  }

  /** At its old address, and empty. */
  async startAgain(): Promise<void> {
    const program = redisProgram();
    if (program === undefined) throw new Error('there is neither Redis nor Valkey on this machine');
    const settings = { bind: this.host, port: this.port, dir: this.#folder, save: '', appendonly: 'no' };
    const more = { 'protected-mode': 'no', 'maxmemory-policy': 'noeviction' };
    const args = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const [command = program, ...before] = [...this.#within, program];
    const child = spawn(command, [...before, ...args], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#child = child;
    const said: string[] = [];
    await new Promise<void>((ready, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        said.push(line);
        if (line.includes('Ready to accept connections')) ready();
      });
      child.once('error', failed);
      child.once('exit', () => failed(new Error(`Redis did not start:\n${said.join('\n')}`)));
    });
  }

  /** Goes on, and knows nothing any more. */
  async empty(): Promise<void> {
    const socket = createConnection(this.port, this.host);
    socket.write('flushall\r\n');
    await once(socket, 'data');
    socket.destroy();
  }

  /** Stands still, or goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** From one moment to the next, with all that it held. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }
}
