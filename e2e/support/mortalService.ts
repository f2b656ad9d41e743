import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { copyDatabase } from '@mukae/server/testing/databases';
import { keptVoices } from '@mukae/server/testing/keptVoices';
import { test as base, expect } from './test';

const program = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));

/** The built service in a process of its own, at an address that stays the same. */
class MortalService {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  constructor(port: number, env: Readonly<Record<string, string>>) {
    this.url = `http://127.0.0.1:${port}`;
    this.#env = { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  }

  async start(): Promise<void> {
    const started = spawn(process.execPath, [program], { env: this.#env, stdio: ['ignore', 'ignore', 'pipe'] });
    this.#process = started;
    const failed = text(started.stderr).then((words) => Promise.reject(new Error(`it ended: ${words}`)));
    await Promise.race([this.#untilReady(), failed]);
  }

  #untilReady(): Promise<void> {
    return expect.poll(() => this.#isReady(), { timeout: 60_000, intervals: [50] }).toBe(true);
  }

  async kill(): Promise<void> {
    if (!this.#process) return;
    const isGone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await isGone;
    this.#process = undefined;
  }

  #isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}

/** Instead of the service of the other tests: one that can be killed, at the time that it really is. */
export const test = base.extend<{ mortal: MortalService }>({
  mortal: async ({ browserName: _ }, use) => {
    const database = await copyDatabase(JSON.parse(process.env.MUKAE_TEST_SERVER ?? '{}'), 'demo');
    const folder = await mkdtemp(join(tmpdir(), 'mukae-mortal-'));
    const mortal = new MortalService(await freePort(), {
      DATABASE_URL: database.url,
      DATA_DIR: folder,
      VOICES_DIR: keptVoices,
    });
    await mortal.start();
    await use(mortal);
    await mortal.kill();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  },
  baseURL: async ({ mortal }, use) => use(mortal.url),
  browsers: 'new',
});
