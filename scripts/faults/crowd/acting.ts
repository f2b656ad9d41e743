import type { Random } from '@mukae/server/testing/random';
import type { Account } from './accounts';
import type { PageParts } from './crowdPage';

export interface ActorParts extends Omit<PageParts, 'cookie'> {
  account: Account;
  random: Random;
  /** False: everybody stands still. */
  moves: () => boolean;
  /** Between one deed and the next, in milliseconds. */
  paceMs: number;
}

export const happensIn = (random: Random, percent: number): boolean => random.below(100) < percent;

/** Does one thing after the other, each after a moment. */
export class Acting {
  readonly #parts: ActorParts;
  readonly #act: () => Promise<unknown>;
  #next: NodeJS.Timeout | undefined;
  #isOver = false;

  constructor(parts: ActorParts, act: () => Promise<unknown>) {
    this.#parts = parts;
    this.#act = act;
    this.#later();
  }

  stop(): void {
    this.#isOver = true;
    clearTimeout(this.#next);
  }

  #later(): void {
    const { paceMs, random } = this.#parts;
    this.#next = setTimeout(() => void this.#turn(), paceMs / 2 + random.below(paceMs));
  }

  async #turn(): Promise<void> {
    if (this.#parts.moves()) await this.#act();
    if (!this.#isOver) this.#later();
  }
}
