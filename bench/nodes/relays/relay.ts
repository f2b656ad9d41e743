import type { InspectedProcess } from '../../reception/inspectedProcess';
import type { Seat } from '../seat';
import type { SpeechName } from '../speech/speeches';

/** A screen and whom it rings: at another node, where there are several. */
export interface SeatPair {
  screen: Seat;
  operator: Seat;
}

export interface Work {
  pairs: readonly SeatPair[];
  /** Screens that only stand there. */
  crowd: readonly Seat[];
}

/** What passes touches on, at one node or several. */
export interface Relay {
  readonly name: string;
  readonly speech: SpeechName;
  readonly nodes: readonly InspectedProcess[];
  /** Processes that it stands on: its database, its Redis. */
  readonly ground: readonly number[];
  /** Room for so many screens, some of them with somebody to ring. */
  work(screens: number, pairs: number): Promise<Work>;
  stop(): Promise<void>;
}
