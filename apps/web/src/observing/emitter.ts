import { Listeners } from './listeners';

/** Whoever wants to hear of events by their name. */
export class Emitter<Events extends object> {
  readonly #byName: { [Name in keyof Events]?: Listeners<Events[Name]> } = {};

  on<Name extends keyof Events>(name: Name, hear: (value: Events[Name]) => void): () => void {
    const listeners = this.#byName[name] ?? new Listeners<Events[Name]>();
    this.#byName[name] = listeners;
    return listeners.add(hear);
  }

  emit<Name extends keyof Events>(name: Name, value: Events[Name]): void {
    this.#byName[name]?.tell(value);
  }
}
