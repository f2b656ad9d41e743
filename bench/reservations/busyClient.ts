import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import type { Random } from '@mukae/server/testing/random';
import type { LoggedInBooker } from './bookers';
import type { Answer } from './caller';
import type { CertainlyHeld } from './certainlyHeld';
import type { Outcomes } from './outcomes';
import { slotAt, stepsOfDay } from './slots';

/** A reservation as it has to be, after what its client was answered. */
export interface Answered {
  id: number;
  title: string;
  slot: TimeSlot;
  isCancelled: boolean;
}

interface Shared {
  certain: CertainlyHeld;
  outcomes: Outcomes;
  random: Random;
  character: number;
  days: number;
}

const longestSteps = 6;
/** Of a hundred; what is left of them are cancellations. */
const chances = { book: 50, move: 30 };

/** Reserves, moves and cancels what she reserved, whatever comes, one after the other. */
export class BusyClient {
  readonly answered: Answered[] = [];
  #held: Answered[] = [];
  #tries = 0;
  readonly #name: string;
  readonly #who: LoggedInBooker;
  readonly #shared: Shared;

  constructor(name: string, who: LoggedInBooker, shared: Shared) {
    this.#name = name;
    this.#who = who;
    this.#shared = shared;
  }

  async doSomething(): Promise<void> {
    const { random } = this.#shared;
    const dice = random.below(100);
    if (this.#held.length === 0 || dice < chances.book) return this.#book();
    const one = random.pick(this.#held);
    return dice < chances.book + chances.move ? this.#move(one) : this.#cancel(one);
  }

  #someSlot(): TimeSlot {
    const { random, days } = this.#shared;
    const steps = 1 + random.below(longestSteps);
    const step = random.below(days) * stepsOfDay + random.below(stepsOfDay - steps + 1);
    return slotAt(step, steps);
  }

  #note(deed: string, { status, outcome }: Answer): boolean {
    this.#shared.outcomes.note(`${deed} ${outcome}`);
    return status === 200;
  }

  async #book(): Promise<void> {
    const { certain, character } = this.#shared;
    const slot = this.#someSlot();
    this.#tries += 1;
    const title = `${this.#name} ${this.#tries}`;
    const answer = await this.#who.caller.book(title, slot, character);
    if (!this.#note('book', answer)) return;
    const one = { id: answer.body.id ?? 0, title, slot, isCancelled: false };
    certain.hold(this.#who.userId, slot);
    this.#held.push(one);
    this.answered.push(one);
  }

  async #move(one: Answered): Promise<void> {
    const { certain } = this.#shared;
    const slot = this.#someSlot();
    certain.doubt(this.#who.userId, one.slot);
    if (this.#note('move', await this.#who.caller.move(one.id, slot))) one.slot = slot;
    certain.hold(this.#who.userId, one.slot);
  }

  async #cancel(one: Answered): Promise<void> {
    const { certain } = this.#shared;
    certain.doubt(this.#who.userId, one.slot);
    one.isCancelled = this.#note('cancel', await this.#who.caller.cancel(one.id));
    if (one.isCancelled) this.#held = this.#held.filter((other) => other !== one);
    else certain.hold(this.#who.userId, one.slot);
  }
}
