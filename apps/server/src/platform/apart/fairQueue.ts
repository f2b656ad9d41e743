import { Rota } from '../jobs/rota';

interface Waiting {
  share: string;
  resume(): void;
  refuse(): void;
}

/** Who waits, by whose share of the work it is: one after the other gets a turn, however many some have waiting. */
export interface FairQueue {
  /** When all places are taken, whoever has most of them gives up the newest of hers, unless it is this one's own. */
  add(waiting: Waiting): void;
  /** Who goes on. */
  next(): Waiting | undefined;
}

export function makeFairQueue(places: number): FairQueue {
  const rota = new Rota<Waiting>();
  return {
    add(waiting) {
      if (rota.size >= places) {
        const most = rota.longest();
        if (rota.lengthOf(most) <= rota.lengthOf(waiting.share) + 1) return waiting.refuse();
        rota.dropLastOf(most)?.refuse();
      }
      rota.add(waiting.share, waiting);
    },
    next: () => rota.next(),
  };
}
