/** How long Redis may take to answer so that what it says of the time is exact enough. */
const exactMs = 250;

/** What time it is for all nodes: that of Redis, carried on by the steady clock of this machine. */
export class RedisTime {
  readonly #onTold: (time: number) => void;
  #ahead: number | undefined;

  constructor(onTold: (time: number) => void) {
    this.#onTold = onTold;
  }

  /** Undefined: nobody has said it yet. */
  now(): number | undefined {
    return this.#ahead === undefined ? undefined : performance.now() + this.#ahead;
  }

  /** Said in an answer that took so long and came just now: somewhen within that. */
  note(said: number, tookMs: number): void {
    if (tookMs > exactMs && this.#ahead !== undefined) return;
    const time = said + tookMs / 2;
    this.#ahead = time - performance.now();
    this.#onTold(time);
  }
}
