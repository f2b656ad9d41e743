/** A value and those who want to know when it changes: what `useSyncExternalStore` reads. */
export class Watched<Value> {
  #value: Value;
  readonly #hearers = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (hear: () => void): (() => void) => {
    const own = () => hear();
    this.#hearers.add(own);
    return () => void this.#hearers.delete(own);
  };

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const hear of [...this.#hearers]) hear();
  }
}
