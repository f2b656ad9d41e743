/** Passes on at most so often; of what comes in between, the newest. */
export class Pace<Value> {
  readonly #everyMs: number;
  readonly #pass: (value: Value) => void;
  #passedAt = Number.NEGATIVE_INFINITY;
  #next: { value: Value; timer: NodeJS.Timeout } | undefined;

  constructor(everyMs: number, pass: (value: Value) => void) {
    this.#everyMs = everyMs;
    this.#pass = pass;
  }

  offer(value: Value): void {
    const wait = this.#passedAt + this.#everyMs - performance.now();
    if (this.#next) this.#next.value = value;
    else if (wait <= 0) this.#passNow(value);
    else this.#next = { value, timer: setTimeout(() => this.#passNext(), Math.ceil(wait)) };
  }

  stop(): void {
    clearTimeout(this.#next?.timer);
    this.#next = undefined;
  }

  #passNext(): void {
    const next = this.#next;
    this.#next = undefined;
    if (next) this.#passNow(next.value);
  }

  #passNow(value: Value): void {
    this.#passedAt = performance.now();
    this.#pass(value);
  }
}
