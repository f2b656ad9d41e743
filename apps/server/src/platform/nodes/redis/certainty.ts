import type { Logger } from '#platform/log/logger';
import type { Tenure } from '../tenure';

/** So long after it said so a node is certain that others take it to be at work: by its own steady clock, and shorter than they do. */
export const sureMs = 3000;

/** Whether a node decides what is its own to decide. */
export class Certainty implements Tenure {
  readonly #log: Logger;
  #tenures = 0;
  /** Undefined: not certain since then. */
  #until: number | undefined;

  constructor(log: Logger) {
    this.#log = log;
  }

  current(): number | undefined {
    if (this.#until !== undefined && performance.now() > this.#until) {
      this.#until = undefined;
      this.#log.warn('Redis or the database does not answer: desks are not served until both do');
    }
    return this.#until === undefined ? undefined : this.#tenures;
  }

  /** Said at that time that it is at work. Whoever was not certain for a while looks first what others did meanwhile. */
  async note(saidAt: number, look: () => Promise<void>): Promise<void> {
    if (this.current() === undefined) {
      await look();
      this.#tenures += 1;
    }
    this.#until = saidAt + sureMs;
  }

  lose(): void {
    this.#until = undefined;
  }
}
