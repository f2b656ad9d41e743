import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const terminal = vi.hoisted(() => ({ isThere: false }));
vi.mock('node:tty', () => ({ isatty: () => terminal.isThere }));

const { stopWithStarter } = await import('./stopWithStarter.mjs');

const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
const byNpm = { npm_lifecycle_event: 'start', npm_package_json: manifest };

/** The signals that the process sent itself. */
let sent: unknown[];
let parent: number;

beforeEach(() => {
  sent = [];
  parent = 4711;
  vi.useFakeTimers();
  vi.spyOn(process, 'ppid', 'get').mockImplementation(() => parent);
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    if (pid === process.pid) sent.push(signal);
    return true;
  });
});

afterEach(() => {
  process.removeAllListeners('SIGHUP');
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function start({ env = {}, onTerminal = false }: { env?: Record<string, string>; onTerminal?: boolean }): void {
  for (const name of ['npm_lifecycle_event', 'npm_package_json']) vi.stubEnv(name, env[name]);
  terminal.isThere = onTerminal;
  stopWithStarter();
}

function parentLeaves(): void {
  parent = 1;
  vi.advanceTimersByTime(1000);
}

describe('a process whose starter goes away', () => {
  it('[W-01] stops when npm ran it, and not as long as npm is there', () => {
    start({ env: byNpm });
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    parentLeaves();
    expect(sent).toEqual(['SIGTERM']);
  });

  it.each([
    ['a shell or a service manager', {}],
    ['a script of another package', { ...byNpm, npm_package_json: '/somewhere/else/package.json' }],
    ['another script of this package', { ...byNpm, npm_lifecycle_event: 'deploy' }],
  ])('[W-01] goes on when %s started it', (_starter, env) => {
    start({ env });
    parentLeaves();
    expect(sent).toEqual([]);
  });

  it('[W-01] stops when its terminal closes', () => {
    start({ onTerminal: true });
    process.emit('SIGHUP');
    expect(sent).toEqual(['SIGTERM']);
  });

  it('[W-01] started with nohup goes on when the terminal closes, even if npm does not', () => {
    start({ env: byNpm });
    process.emit('SIGHUP');
    parentLeaves();
    expect(sent).toEqual([]);
  });
});
