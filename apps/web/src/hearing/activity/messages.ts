import type { TurnHeard } from './turnKeeper';

export type ToActivity =
  /** From now on sound comes there, so many samples a second. */
  { is: 'open'; sound: MessagePort; rate: number } | { is: 'forget' };

export type FromActivity = TurnHeard | { is: 'opened' | 'failed' } | { is: 'level'; level: number };
