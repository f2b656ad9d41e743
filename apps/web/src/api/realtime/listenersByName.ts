import { Listeners } from './listeners';

/** Whoever wants to hear messages of a name. */
export class ListenersByName<Messages extends object> {
  readonly #byName: { [Name in keyof Messages]?: Listeners<Messages[Name]> } = {};

  add<Name extends keyof Messages>(name: Name, hear: (message: Messages[Name]) => void): () => void {
    const listeners = this.#byName[name] ?? new Listeners<Messages[Name]>();
    this.#byName[name] = listeners;
    return listeners.add(hear);
  }

  tell<Name extends keyof Messages>(name: Name, message: Messages[Name]): void {
    this.#byName[name]?.tell(message);
  }
}
