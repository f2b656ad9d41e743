/** Whoever wants to hear; listening ends with what `add` gives back. */
export class Listeners<Value> {
  readonly #hearers = new Set<(value: Value) => void>();

  add(hear: (value: Value) => void): () => void {
    const own = (value: Value) => hear(value);
    this.#hearers.add(own);
    return () => void this.#hearers.delete(own);
  }

  tell(value: Value): void {
    for (const hear of [...this.#hearers]) hear(value);
  }
}
