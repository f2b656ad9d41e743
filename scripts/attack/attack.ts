import type { Target } from './target';

export interface Outcome {
  /** In a few words, with figures. */
  seen: string;
  holds: boolean;
}

/** Something that a stranger or a fault does to a service that runs, and what may come of it. */
export interface Attack {
  /** The row of docs/coverage.md that it tries. */
  row: `S-${number}`;
  name: string;
  /** How others fare meanwhile: as ever, told to come back while the database is away, or without an answer. */
  others: 'served' | 'putOff' | 'alone';
  run(target: Target): Promise<Outcome>;
}
