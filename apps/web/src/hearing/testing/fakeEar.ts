import { Listeners } from '@/observing/listeners';
import { Observed } from '@/observing/observed';
import type { Ear, EarEngine, Heard } from '../heard';

/** An ear that hears what a test says. */
export class FakeEar implements Ear {
  readonly engine = new Observed<EarEngine>('browser');
  readonly #listeners = new Listeners<Heard>();
  readonly #levels = new Listeners<number>();

  get isListening(): boolean {
    return !this.#listeners.isEmpty;
  }

  readonly level = (onLevel: (level: number) => void) => this.#levels.add(onLevel);

  listen(onHeard: (heard: Heard) => void): () => void {
    return this.#listeners.add(onHeard);
  }

  tell(heard: Heard): void {
    this.#listeners.tell(heard);
  }

  beLoud(level: number): void {
    this.#levels.tell(level);
  }

  close(): void {}
}
