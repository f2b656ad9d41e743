import { Listeners } from './listeners';

/** A value and whoever wants to know when it changes: what `useSyncExternalStore` reads. */
export class Observed<Value> {
  #value: Value;
  readonly #listeners = new Listeners();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  readonly subscribe = (hear: () => void): (() => void) => this.#listeners.add(hear);

  set(value: Value): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    this.#listeners.tell();
  }
}
