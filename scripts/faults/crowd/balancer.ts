import { setTimeout as pause } from 'node:timers/promises';

/** As whoever stands before nodes asks them: one bad answer, and nobody new is sent there. */
const probe = { everyMs: 1_000, patienceMs: 1_000 };

/** Sends each connection to the next node that says it takes people; whoever comes back may come to another one. */
export class Balancer {
  readonly #nodes: readonly string[];
  readonly #taking = new Set<string>();
  readonly #over = new AbortController();
  #turn = 0;

  /** By the addresses of the nodes. */
  constructor(nodes: readonly string[]) {
    this.#nodes = nodes;
    for (const node of nodes) void this.#watch(node);
  }

  /** When none takes people, any of them: a page has to try. */
  next(): string {
    const taking = this.#nodes.filter((node) => this.#taking.has(node));
    const among = taking.length > 0 ? taking : this.#nodes;
    this.#turn += 1;
    const node = among[this.#turn % among.length];
    if (node === undefined) throw new Error('there are no nodes');
    return node;
  }

  stop(): void {
    this.#over.abort();
  }

  async #watch(node: string): Promise<void> {
    while (!this.#over.signal.aborted) {
      if (await this.#takesPeople(node)) this.#taking.add(node);
      else this.#taking.delete(node);
      await pause(probe.everyMs, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }

  #takesPeople(node: string): Promise<boolean> {
    return fetch(`${node}/servez`, { signal: AbortSignal.timeout(probe.patienceMs) }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.ok;
      },
      () => false,
    );
  }
}
