type Changed<Key, Value> = ReadonlyMap<Key, Value | undefined>;

/** So few that they are quickly looked through, and so many that a large map is seldom copied. */
const isThick = (laid: number, below: number): boolean => laid ** 2 > below;

/** A map as it is after changes, which lie above one that is not touched: of a large one nothing is copied. */
export class MapLayer<Key, Value> implements ReadonlyMap<Key, Value> {
  readonly #below: ReadonlyMap<Key, Value>;
  readonly #changed: Map<Key, Value | undefined>;

  constructor(below: ReadonlyMap<Key, Value>, changed: Changed<Key, Value> = new Map()) {
    this.#below = below;
    this.#changed = new Map(changed);
  }

  /** Undefined: taken away. */
  get changed(): Changed<Key, Value> {
    return this.#changed;
  }

  set(key: Key, value: Value): void {
    if (this.get(key) !== value) this.#changed.set(key, value);
  }

  remove(key: Key): void {
    this.#changed.set(key, undefined);
  }

  /** With more changes; neither this one nor the one below is touched. */
  with(changed: Changed<Key, Value>): ReadonlyMap<Key, Value> {
    const laid = new MapLayer(this.#below, new Map([...this.#changed, ...changed]));
    return isThick(laid.#changed.size, this.#below.size) ? new Map(laid) : laid;
  }

  get(key: Key): Value | undefined {
    return this.#changed.has(key) ? this.#changed.get(key) : this.#below.get(key);
  }

  has(key: Key): boolean {
    return this.get(key) !== undefined;
  }

  get size(): number {
    let size = this.#below.size;
    for (const [key, value] of this.#changed) size += Number(value !== undefined) - Number(this.#below.has(key));
    return size;
  }

  *entries(): Generator<[Key, Value], undefined> {
    for (const [key, value] of this.#below) {
      const is = this.#changed.has(key) ? this.#changed.get(key) : value;
      if (is !== undefined) yield [key, is];
    }
    for (const [key, value] of this.#changed) {
      if (value !== undefined && !this.#below.has(key)) yield [key, value];
    }
    return undefined;
  }

  *keys(): Generator<Key, undefined> {
    for (const [key] of this) yield key;
    return undefined;
  }

  *values(): Generator<Value, undefined> {
    for (const [, value] of this) yield value;
    return undefined;
  }

  [Symbol.iterator](): Generator<[Key, Value], undefined> {
    return this.entries();
  }

  forEach(see: (value: Value, key: Key, map: ReadonlyMap<Key, Value>) => void): void {
    for (const [key, value] of this) see(value, key, this);
  }
}

/** The map after changes. */
export function laidOver<Key, Value>(below: ReadonlyMap<Key, Value>, changed: Changed<Key, Value>) {
  if (changed.size === 0) return below;
  return (below instanceof MapLayer ? below : new MapLayer(below)).with(changed);
}
