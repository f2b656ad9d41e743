/** What was observed without a break for a while: nothing flickers because of a single picture. */
export class Steady<Value> {
  readonly #neededMs: number;
  #value: Value;
  #candidate: Value;
  #since = 0;

  constructor(value: Value, neededMs: number) {
    this.#value = value;
    this.#candidate = value;
    this.#neededMs = neededMs;
  }

  observe(value: Value, at: number): Value {
    if (value !== this.#candidate) {
      this.#candidate = value;
      this.#since = at;
    }
    if (at - this.#since >= this.#neededMs) this.#value = this.#candidate;
    return this.#value;
  }
}
