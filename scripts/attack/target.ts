import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { place } from '@mukae/server/platform/db/embedded/placement';
import { bareEnvironment } from '../bareEnvironment';
import { isReady } from './readiness';

/** A service of our own, as it is started anywhere, behind a proxy that is us. */
export interface Target {
  readonly url: string;
  readonly dataDir: string;
  /** Where its database lies. */
  readonly databaseFolder: string;
  /** Whether the process that was started first still lives. */
  isUnharmed(): boolean;
  /** As if the power had gone, for this process alone. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const patienceMs = 90_000;

export async function startTarget(settings: Readonly<Record<string, string>> = {}): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mukae-attack-'));
  await chmod(dataDir, 0o755);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = bareEnvironment({
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    ...settings,
  });
  let service: ChildProcess;
  let isUnharmed = true;
  let isExpected = false;

  async function start(): Promise<void> {
    isExpected = false;
    service = spawn(process.execPath, [program], { env, stdio: 'ignore' });
    service.once('exit', () => {
      if (!isExpected) isUnharmed = false;
    });
    const deadline = performance.now() + patienceMs;
    while (!(await isReady(url))) {
      if (performance.now() > deadline || !isUnharmed) throw new Error('the service did not start');
      await passed(100);
    }
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    isExpected = true;
    if (service.exitCode !== null || service.signalCode !== null) return;
    service.kill(signal);
    await once(service, 'exit');
  }

  async function stop(): Promise<void> {
    await end('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }

  try {
    await start();
    return {
      url,
      dataDir,
      databaseFolder: (await place(dataDir)).folder,
      isUnharmed: () => isUnharmed,
      kill: () => end('SIGKILL'),
      start,
      stop,
    };
  } catch (failure) {
    await stop();
    throw failure;
  }
}
