import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { startEmbeddedPostgres } from '@mukae/server/platform/db/embedded/embeddedPostgres';
import { makeLogger } from '@mukae/server/platform/log/logger';
import { keptVoices } from '@mukae/server/testing/keptVoices';

const serverFile = fileURLToPath(new URL('../../apps/server/dist/main.js', import.meta.url));
const startsWithinMs = 60_000;

interface Running {
  /** As in the environment. */
  settings: Readonly<Record<string, string>>;
  /** Receives its log, line by line. */
  hear: ((line: string) => void) | undefined;
}

/** The service as it was built, with the demo company and a database of its own. */
export class BuiltService {
  readonly url: string;
  readonly databaseUrl: string;
  readonly #server: ChildProcess;
  readonly #database: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  readonly #dataDir: string;

  private constructor(
    port: number,
    dataDir: string,
    database: Awaited<ReturnType<typeof startEmbeddedPostgres>>,
    { settings, hear }: Running,
  ) {
    this.url = `http://127.0.0.1:${port}`;
    this.databaseUrl = database.url;
    this.#dataDir = dataDir;
    this.#database = database;
    const env = {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      VOICES_DIR: keptVoices,
      MODE: 'dev',
      LOG_LEVEL: 'warn',
    };
    this.#server = spawn(process.execPath, [serverFile], {
      env: { ...process.env, ...env, ...settings },
      stdio: ['ignore', hear ? 'pipe' : 'ignore', 'ignore'],
    });
    if (hear && this.#server.stdout) createInterface(this.#server.stdout).on('line', hear);
  }

  static async start(
    port: number,
    settings: Readonly<Record<string, string>> = {},
    hear?: (line: string) => void,
  ): Promise<BuiltService> {
    const dataDir = await mkdtemp(join(tmpdir(), 'mukae-bench-'));
    // As root the database runs as another account, which has to get in.
    await chmod(dataDir, 0o755);
    const service = new BuiltService(port, dataDir, await startEmbeddedPostgres(dataDir, makeLogger('error')), {
      settings,
      hear,
    });
    await service.#untilReady();
    return service;
  }

  get pid(): number | undefined {
    return this.#server.pid;
  }

  async stop(): Promise<void> {
    this.#server.kill('SIGINT');
    if (this.#server.exitCode === null) await once(this.#server, 'exit');
    await this.#database.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  async #untilReady(): Promise<void> {
    const deadline = Date.now() + startsWithinMs;
    while (Date.now() < deadline) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await this.stop();
    throw new Error('the service did not start');
  }
}
