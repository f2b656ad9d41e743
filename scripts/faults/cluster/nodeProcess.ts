import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bareEnvironment } from '../../bareEnvironment';

const program = fileURLToPath(new URL('../../../apps/server/dist/main.js', import.meta.url));
const shiftedClock = new URL('shiftedClock.mjs', import.meta.url).href;
const startsWithinMs = 60_000;

export interface NodePlace {
  name: string;
  /** Where others reach it. */
  url: string;
  /** Where what it says is written. */
  logFile: string;
  /** As in its environment. */
  settings: Readonly<Record<string, string>>;
  /** What it is started with, such as `ip netns exec …`. */
  within: readonly string[];
  /** How far its clock jumps when it is asked to. */
  clockShiftMs: number;
}

/** One node: the service as it was built. */
export class NodeProcess {
  readonly #place: NodePlace;
  #child: ChildProcess | undefined;

  constructor(place: NodePlace) {
    this.#place = place;
  }

  get name(): string {
    return this.#place.name;
  }

  get url(): string {
    return this.#place.url;
  }

  get runs(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    const { settings, within, logFile, clockShiftMs } = this.#place;
    const log = await open(logFile, 'a');
    const [command = process.execPath, ...before] = [...within, process.execPath];
    this.#child = spawn(command, [...before, '--import', shiftedClock, program], {
      env: bareEnvironment({ ...settings, CLOCK_SHIFT_MS: String(clockShiftMs) }),
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(this.#child, 'spawn');
    await log.close();
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async untilReady(): Promise<void> {
    const deadline = performance.now() + startsWithinMs;
    while (performance.now() < deadline) {
      if (!this.runs) throw new Error(`${this.name} ended: ${this.#place.logFile}`);
      if (await this.isReady()) return;
      await pause(100);
    }
    throw new Error(`${this.name} was not ready in time: ${this.#place.logFile}`);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGUSR2'): void {
    this.#child?.kill(signal);
  }

  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Answers with how it ended: 0, if it ended as it should. */
  async stop(): Promise<number | null> {
    this.signal('SIGCONT');
    return this.#end('SIGTERM');
  }

  /** How many desks it says that it holds. */
  async desksHeld(): Promise<number> {
    const metrics = await fetch(`${this.url}/metrics`, {
      signal: AbortSignal.timeout(1_000),
      headers: { authorization: `Bearer ${this.#place.settings.METRICS_TOKEN}` },
    }).then(
      (answer) => answer.text(),
      () => '',
    );
    return Number(/^mukae_desks_held(?:\{[^}]*\})? (\d+)/m.exec(metrics)?.[1] ?? 0);
  }

  async #end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#child;
    if (!child || !this.runs) return child?.exitCode ?? null;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return child.exitCode;
  }
}
