import { setImmediate as nextTurn } from 'node:timers/promises';
import { Rota } from '../jobs/rota';
import type { Wire } from './wire';

/** How long messages are heard before everything else of the service has its turn. */
const sliceMs = 4;

/**
 * Whose word is heard next: of every account one after the other, and of each of its sockets one after the other. An account
 * that says much waits for itself.
 */
export class FairTurns {
  readonly #speaking = new Rota<Wire>();
  #isServing = false;

  /** The socket has something to say. */
  queue(wire: Wire): void {
    this.#speaking.add(wire.account, wire);
    if (!this.#isServing) void this.#serve();
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    while (this.#speaking.size > 0) {
      await this.#serveSlice();
      await nextTurn();
    }
    this.#isServing = false;
  }

  async #serveSlice(): Promise<void> {
    const end = performance.now() + sliceMs;
    while (performance.now() < end) {
      const wire = this.#speaking.next();
      if (!wire) return;
      void wire.hearNext().then((hasMore) => hasMore && this.queue(wire));
      // What a message does at once is done now, and counts.
      await undefined;
    }
  }
}
