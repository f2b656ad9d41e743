import type { OperatorEntry } from '@mukae/contract/domain/reception/desk';
import { holdsSeat } from '@mukae/contract/domain/reception/holdsSeat';
import type { News } from '@mukae/contract/domain/reception/news';
import type { Logger } from '#platform/log/logger';

/** The avatar channels, as far as a desk needs them. */
export interface DeskSeats {
  /** False: none is free. */
  take(userId: number, companyId: number): Promise<boolean>;
  giveBack(userId: number): Promise<void>;
  taken(): Promise<readonly { userId: number; companyId: number }[]>;
}

interface Sitting {
  companyId: number;
  seats: DeskSeats;
  log: Logger;
}

const takesSeat = (news: News): news is News & { type: 'operator' } =>
  news.type === 'operator' &&
  news.after !== undefined &&
  holdsSeat(news.after) &&
  !(news.before && holdsSeat(news.before));

/** Whoever sits at a desk has a seat, and nobody else. */
export class SeatsOfDesk {
  readonly #sitting: Sitting;

  constructor(sitting: Sitting) {
    this.#sitting = sitting;
  }

  /** For whoever sits down. False: none is free. */
  async take(news: readonly News[]): Promise<boolean> {
    for (const { userId } of news.filter(takesSeat)) if (!(await this.#takeOne(userId))) return false;
    return true;
  }

  /** Of whoever stands up. That stands, also when the seat stays taken a while longer. */
  async giveBack(news: readonly News[]): Promise<void> {
    const { seats, log } = this.#sitting;
    for (const one of news) {
      if (one.type !== 'seatFreed') continue;
      const { userId } = one;
      await seats
        .giveBack(userId)
        .catch((failure) => log.warn({ err: failure, userId }, 'a seat is not given back yet; it will be'));
    }
  }

  /** As it should be, where that was lost; answers with those who sit there and for whom no seat is left. */
  async keep(operators: Iterable<[number, OperatorEntry]>, seatedIds: readonly number[]): Promise<number[]> {
    const sitting = new Set([...operators].flatMap(([userId, operator]) => (holdsSeat(operator) ? [userId] : [])));
    for (const userId of seatedIds) if (!sitting.has(userId)) await this.#sitting.seats.giveBack(userId);
    const left: number[] = [];
    for (const userId of sitting) {
      if (!seatedIds.includes(userId) && !(await this.#takeOne(userId))) left.push(userId);
    }
    return left;
  }

  #takeOne(userId: number): Promise<boolean> {
    const { seats, companyId } = this.#sitting;
    return seats.take(userId, companyId);
  }
}
