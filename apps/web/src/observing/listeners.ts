/** Whoever wants to hear; listening ends with what `add` gives back. */
export class Listeners<Value = void> {
  readonly #hearers = new Set<(value: Value) => void>();

  get isEmpty(): boolean {
    return this.#hearers.size === 0;
  }

  add(hear: (value: Value) => void): () => void {
    // Whoever listens twice is told twice, and stops each on its own.
    const own = (value: Value) => hear(value);
    this.#hearers.add(own);
    return () => void this.#hearers.delete(own);
  }

  tell(value: Value): void {
    for (const hear of [...this.#hearers]) hear(value);
  }
}
