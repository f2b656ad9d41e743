import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import type { Away, Ways } from './ways';

const run = promisify(execFile);
const ip = (...args: string[]) => run('ip', args);

/** Told to whoever runs in it already. */
const insideMark = 'FAULTS_HUB';
const hub = `mukae-hub-${process.pid}`;

export const isInside = (): boolean => process.env[insideMark] !== undefined;

/** Whether this machine lets us make networks of our own. */
export async function mayMakeNetworks(): Promise<boolean> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const trial = `${hub}-trial`;
  try {
    await ip('netns', 'add', trial);
    await ip('netns', 'del', trial);
    return true;
  } catch {
    return false;
  }
}

/** This program once more, in a network of its own that leads nowhere; answers with its exit code. */
export async function againInside(): Promise<number> {
  await ip('netns', 'add', hub);
  try {
    await ip('-n', hub, 'link', 'set', 'lo', 'up');
    const [, ...args] = process.argv;
    const child = spawn('ip', ['netns', 'exec', hub, process.execPath, ...process.execArgv, ...args], {
      env: { ...process.env, [insideMark]: hub },
      stdio: 'inherit',
    });
    // Whoever asks us to stop asks the other one.
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await ip('netns', 'del', hub);
  }
}

/** The second number of the addresses on each line. */
const lines = { front: 77, redis: 78, database: 79 } as const;
type Line = keyof typeof lines;

const at = (url: string, host: string): string => {
  const moved = new URL(url);
  moved.hostname = host;
  return moved.href;
};

/**
 * A node in a network of its own, with one line to whoever calls, one to Redis and one to PostgreSQL. A line that is cut
 * swallows what is said, and nobody is told.
 */
export async function namespaceWays(number: number, databaseUrl: string, redisUrl: string | undefined): Promise<Ways> {
  const name = `mukae-node-${process.pid}-${number}`;
  const near = (line: Line): string => `10.${lines[line]}.${number}.1`;
  const far = (line: Line): string => `10.${lines[line]}.${number}.2`;
  const device = (line: Line, end: 'h' | 'n'): string => `mk${number}${line.slice(0, 2)}${end}`;
  await ip('netns', 'add', name);
  await ip('-n', name, 'link', 'set', 'lo', 'up');
  for (const line of ['front', 'redis', 'database'] as const) {
    const [hubEnd, nodeEnd] = [device(line, 'h'), device(line, 'n')];
    await ip('link', 'add', hubEnd, 'type', 'veth', 'peer', 'name', nodeEnd, 'netns', name);
    await ip('addr', 'add', `${near(line)}/30`, 'dev', hubEnd);
    await ip('link', 'set', hubEnd, 'up');
    await ip('-n', name, 'addr', 'add', `${far(line)}/30`, 'dev', nodeEnd);
    await ip('-n', name, 'link', 'set', nodeEnd, 'up');
  }
  const turn = async (from: Away, state: 'up' | 'down'): Promise<void> => {
    await ip('link', 'set', device(from, 'h'), state);
  };
  return {
    host: far('front'),
    within: ['ip', 'netns', 'exec', name],
    databaseUrl: at(databaseUrl, near('database')),
    redisUrl: redisUrl === undefined ? undefined : at(redisUrl, near('redis')),
    cut: (from) => turn(from, 'down'),
    mend: (from) => turn(from, 'up'),
    async remove() {
      await ip('netns', 'del', name);
    },
  };
}
