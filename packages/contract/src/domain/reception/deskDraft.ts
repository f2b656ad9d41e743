import type { CallEntry, Desk, OperatorEntry, RequestEntry, SignageEntry } from './desk';

/** A map as it will be, and what of it is new; the one below is not touched. */
class MapLayer<Key, Value> {
  readonly #below: ReadonlyMap<Key, Value>;
  /** Undefined: taken away. */
  readonly changed = new Map<Key, Value | undefined>();

  constructor(below: ReadonlyMap<Key, Value>) {
    this.#below = below;
  }

  get(key: Key): Value | undefined {
    return this.changed.has(key) ? this.changed.get(key) : this.#below.get(key);
  }

  set(key: Key, value: Value): void {
    if (this.get(key) !== value) this.changed.set(key, value);
  }

  remove(key: Key): void {
    this.changed.set(key, undefined);
  }

  /** In the order in which they came, changed or not. */
  *entries(): Generator<[Key, Value]> {
    for (const key of new Set([...this.#below.keys(), ...this.changed.keys()])) {
      const value = this.get(key);
      if (value !== undefined) yield [key, value];
    }
  }
}

/** What an event makes of a desk. */
export class DeskDraft {
  readonly signages: MapLayer<number, SignageEntry>;
  readonly operators: MapLayer<number, OperatorEntry>;
  readonly requests: MapLayer<string, RequestEntry>;
  readonly calls: MapLayer<string, CallEntry>;

  readonly over: Desk['over'];

  constructor({ signages, operators, requests, calls, over }: Desk) {
    this.signages = new MapLayer(signages);
    this.operators = new MapLayer(operators);
    this.requests = new MapLayer(requests);
    this.calls = new MapLayer(calls);
    this.over = over;
  }
}
