import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../bareEnvironment';

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
  errors: string;
}

export interface Run {
  child: ChildProcess;
  /** On standard output, so far. */
  said(): string;
  /** On standard error, so far. */
  complained(): string;
  /** All have ended who could say something: also those whom it started, but for its database. */
  ended: Promise<Ended>;
}

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const running = new Set<Run>();

/** A command with these settings and nothing else. */
export function run(command: string, args: readonly string[], settings: Readonly<Record<string, string>>): Run {
  const child = spawn(command, args, {
    cwd: checkout,
    env: bareEnvironment({ npm_config_loglevel: 'error', ...settings }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part;
  });
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    errors += part;
  });
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output, errors }));
  const started = { child, said: () => output, complained: () => errors, ended };
  running.add(started);
  void ended.then(() => running.delete(started));
  return started;
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What a failed test left behind. */
export async function killWhatRuns(): Promise<void> {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
}
