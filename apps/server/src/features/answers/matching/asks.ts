import type { AlikePair, KnownAnswers, Match } from './matches';

/** What the thread is asked. Companies are named with the version of what they know. */
export type Ask =
  | { ask: 'match'; companyId: number; version: string; question: string }
  | { ask: 'alike'; companyId: number; version: string }
  | { ask: 'learn'; companyId: number; version: string; known: KnownAnswers }
  | { ask: 'key'; question: string };

export type Told =
  | { told: 'matches'; matches: Match[] }
  | { told: 'pairs'; pairs: AlikePair[] }
  | { told: 'learned' }
  | { told: 'key'; key: string }
  /** What the company knows has to be told first. */
  | { told: 'unknown' }
  | { told: 'failed'; because: string };

/** Several go at once; the answer to them comes as one. */
export interface AskedTogether {
  number: number;
  asks: readonly Ask[];
}

export interface ToldTogether {
  number: number;
  told: readonly Told[];
}
