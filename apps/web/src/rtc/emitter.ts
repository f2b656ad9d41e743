type Hear<Value> = (value: Value) => void;

/** Tells whoever listens; listening ends with what `on` gives back. */
export class Emitter<Events extends object> {
  readonly #listeners: { [Name in keyof Events]?: Set<Hear<Events[Name]>> } = {};

  on<Name extends keyof Events>(name: Name, hear: Hear<Events[Name]>): () => void {
    const listeners = this.#listeners[name] ?? new Set();
    this.#listeners[name] = listeners;
    listeners.add(hear);
    return () => void listeners.delete(hear);
  }

  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void {
    for (const hear of [...(this.#listeners[name] ?? [])]) hear(value);
  }
}
