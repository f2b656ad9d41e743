/** Who waits, in lines of their own: one line after the other gets a turn, however long some of them are. */
export class Rota<Item> {
  /** In the order of their turns. */
  readonly #lines = new Map<string, Item[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(key: string, item: Item): void {
    const line = this.#lines.get(key);
    if (line) line.push(item);
    else this.#lines.set(key, [item]);
    this.#size += 1;
  }

  next(): Item | undefined {
    for (const [key, line] of this.#lines) {
      // Its next turn comes after everybody else's.
      this.#lines.delete(key);
      const [first, ...rest] = line;
      if (rest.length > 0) this.#lines.set(key, rest);
      this.#size -= 1;
      return first;
    }
    return undefined;
  }

  lengthOf(key: string): number {
    return this.#lines.get(key)?.length ?? 0;
  }

  longest(): string {
    const [[key] = ['']] = [...this.#lines].toSorted(([, one], [, other]) => other.length - one.length);
    return key;
  }

  /** Who came last to this line. */
  dropLastOf(key: string): Item | undefined {
    const line = this.#lines.get(key);
    const last = line?.pop();
    if (last !== undefined) this.#size -= 1;
    if (line?.length === 0) this.#lines.delete(key);
    return last;
  }
}
