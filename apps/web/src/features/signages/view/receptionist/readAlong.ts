import { Observed } from '@/observing/observed';
import type { BegunBreath } from '@/speaking/lineSpeaker';

/** How far an answer has been said, by its letters; told where a page of it begins. */
export class ReadAlong {
  readonly spokenTo = new Observed(0);
  #timers: ReturnType<typeof setTimeout>[] = [];

  /** So much of it is said from now on. Pages: the letters that they begin with. */
  begin({ from, letters, seconds }: BegunBreath, pages: readonly number[]): void {
    this.stop();
    this.spokenTo.set(from);
    this.#timers = pages
      .filter((page) => page > from && page < from + letters)
      .map((page) => setTimeout(() => this.spokenTo.set(page), ((page - from) / letters) * seconds * 1000));
  }

  stop(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
  }

  startOver(): void {
    this.stop();
    this.spokenTo.set(0);
  }
}
