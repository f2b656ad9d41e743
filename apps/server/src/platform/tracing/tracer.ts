import type { Clock } from '../clock/clock';
import type { Logger } from '../log/logger';

export interface TracerParts {
  clock: Clock;
  log: Logger;
  /** The name of this node. */
  node: string;
  version: string;
}

export type TraceAttributes = Readonly<Record<string, string | number>>;

/** A span, for whoever adds to it: goes along with what is asked of another node. */
export interface TracePlace {
  traceId: string;
  spanId: string;
  /** When the work began that this is part of. */
  since: number;
  /** Said of every span below as well. Never anything about a person, nor what she said. */
  attributes: TraceAttributes;
}

/** What has taken its time. */
export interface EndedSpan {
  name: string;
  /** Its own place; undefined: one that nobody else knows. */
  at?: TracePlace;
  /** Undefined: it is what the whole trace is about. */
  below?: TracePlace;
  from: number;
  to: number;
  outcome: string;
  /** Undefined: it is neither good nor bad. */
  isGood?: boolean | undefined;
}

/** Tells how long things take, and because of what, to whoever runs the service. Nobody waits for it. */
export interface Tracer {
  readonly isOn: boolean;
  /** Of something known by a key, from the key alone: every node finds the same one. Undefined: it is not traced. */
  placeOf(key: string, name: string, attributes: TraceAttributes): TracePlace | undefined;
  /** Below what a span is noted now; undefined: nothing is traced here. */
  here(): TracePlace | undefined;
  /** What is done because of something that began elsewhere. */
  within<Result>(place: TracePlace | undefined, work: () => Result): Result;
  /** Begins at once. A span, where something is traced. */
  during<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  ended(span: EndedSpan): void;
  /** What is left is sent, unless that takes too long. */
  stop(): Promise<void>;
}

export const noTracer: Tracer = {
  isOn: false,
  placeOf: () => undefined,
  here: () => undefined,
  within: (_, work) => work(),
  during: (_, work) => work(),
  ended: () => undefined,
  stop: async () => undefined,
};
