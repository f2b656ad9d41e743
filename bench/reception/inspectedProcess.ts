import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { z } from 'zod';

const target = z.array(z.object({ webSocketDebuggerUrl: z.string() }));
const reply = z.object({ id: z.number(), result: z.looseObject({}) });
const memory = z.object({ rss: z.number(), used: z.number() });
const evaluated = z.object({ result: z.object({ value: memory }) });
export type Memory = z.output<typeof memory>;

/** A node process whose memory can be read after a garbage collection. */
export class InspectedProcess {
  readonly #child: ChildProcess;
  readonly #inspector: string;

  constructor(script: string, inspectorPort: number, env: Readonly<Record<string, string>>) {
    this.#inspector = `http://127.0.0.1:${inspectorPort}/json`;
    this.#child = spawn(process.execPath, [`--inspect=127.0.0.1:${inspectorPort}`, script], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('it could not be started');
    return this.#child.pid;
  }

  async #ask(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = await once(socket, 'message');
      const answer = reply.safeParse(JSON.parse(String(data)));
      if (answer.success && answer.data.id === id) return answer.data.result;
    }
  }

  /** What the process takes of the machine, and what of it is in use. */
  async memory(): Promise<Memory> {
    const [inspected] = target.parse(await (await fetch(this.#inspector)).json());
    const socket = new WebSocket(inspected?.webSocketDebuggerUrl ?? '', { perMessageDeflate: false });
    await once(socket, 'open');
    for (let id = 1; id <= 3; id += 1) await this.#ask(socket, id, 'HeapProfiler.collectGarbage', {});
    const expression = '(({ rss, heapUsed, external }) => ({ rss, used: heapUsed + external }))(process.memoryUsage())';
    const { result } = evaluated.parse(
      await this.#ask(socket, 9, 'Runtime.evaluate', { expression, returnByValue: true }),
    );
    socket.close();
    return result.value;
  }

  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    this.#child.kill(signal);
    await once(this.#child, 'exit');
  }
}
