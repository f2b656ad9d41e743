import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { stepsIn } from './slots';

/**
 * What is reserved for certain at this moment: it was answered, and nothing was asked since that could have changed it.
 * More of it at one time than there are seats, or two of one person, have been sold twice.
 */
export class CertainlyHeld {
  readonly soldTwice: string[] = [];
  readonly #seats: number;
  readonly #atStep = new Map<number, number>();
  readonly #ofPerson = new Map<string, number>();
  /** The last change of each step, by which one is known that stood as it was. */
  readonly #changedAt = new Map<number, number>();
  #changes = 0;

  constructor(seats: number) {
    this.#seats = seats;
  }

  hold(userId: number, slot: TimeSlot): void {
    this.#count(userId, slot, 1);
  }

  /** From now on it may be elsewhere, or gone. */
  doubt(userId: number, slot: TimeSlot): void {
    this.#count(userId, slot, -1);
  }

  /** Starts to watch; answers with the steps at which every seat was taken all the time since then. */
  watchFull(): () => number[] {
    const since = this.#changes;
    return () =>
      [...this.#atStep].flatMap(([step, count]) =>
        count === this.#seats && (this.#changedAt.get(step) ?? 0) <= since ? step : [],
      );
  }

  #count(userId: number, slot: TimeSlot, by: number): void {
    this.#changes += 1;
    for (const step of stepsIn(slot)) {
      const here = (this.#atStep.get(step) ?? 0) + by;
      const hers = (this.#ofPerson.get(`${userId} ${step}`) ?? 0) + by;
      this.#atStep.set(step, here);
      this.#ofPerson.set(`${userId} ${step}`, hers);
      this.#changedAt.set(step, this.#changes);
      if (here > this.#seats || hers > 1) this.soldTwice.push(`step ${step}: ${here}, of user ${userId}: ${hers}`);
    }
  }
}
