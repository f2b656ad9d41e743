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
  /** In the order of their turns. */
  const shares = new Map<string, Waiting[]>();
  let taken = 0;

  const longest = (): Waiting[] =>
    [...shares.values()].reduce((longer, line) => (line.length > longer.length ? line : longer), []);

  function leave(line: Waiting[], which: 'pop' | 'shift'): Waiting | undefined {
    const left = line[which]();
    if (!left) return undefined;
    taken -= 1;
    if (line.length === 0) shares.delete(left.share);
    return left;
  }

  return {
    add(waiting) {
      const line = shares.get(waiting.share) ?? [];
      if (taken >= places) {
        const most = longest();
        if (most.length <= line.length + 1) return waiting.refuse();
        leave(most, 'pop')?.refuse();
      }
      line.push(waiting);
      shares.set(waiting.share, line);
      taken += 1;
    },
    next() {
      const [line] = shares.values();
      const first = line && leave(line, 'shift');
      if (first && line.length > 0) {
        // Its next turn comes after everybody else's.
        shares.delete(first.share);
        shares.set(first.share, line);
      }
      return first;
    },
  };
}
