import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../clock/clock';
import { Refusal } from '../refusals/refusal';
import type { Collector } from './collector';
import type { EndedSpan, TraceAttributes, TracePlace, Tracer } from './tracer';

const traceDigits = 32;
const spanDigits = 16;

/** The same at every node; nobody can tell from it what it was made of. */
const digits = (text: string, count: number): string => createHash('sha256').update(text).digest('hex').slice(0, count);

const randomSpanId = (): string => randomBytes(spanDigits / 2).toString('hex');

const ofAll = 2 ** 32;
/** Decided by the trace itself, so that all nodes decide alike. */
const isAmong = (share: number, traceId: string): boolean => Number.parseInt(traceId.slice(0, 8), 16) < share * ofAll;

/** What went wrong by its name alone: its words may be about somebody. */
const nameOf = (failure: unknown): string => (failure instanceof Refusal ? failure.error : 'failed');

export function makeTracer(collector: Collector, clock: Clock, share: number): Tracer {
  const places = new AsyncLocalStorage<TracePlace | undefined>();

  function placeOf(key: string, name: string, attributes: TraceAttributes): TracePlace | undefined {
    const traceId = digits(key, traceDigits);
    if (!isAmong(share, traceId)) return undefined;
    return { traceId, spanId: digits(`${key} ${name}`, spanDigits), since: clock.now().getTime(), attributes };
  }

  function ended({ at, below, ...span }: EndedSpan): void {
    const place = at ?? below;
    if (!place) return;
    const { traceId, attributes } = place;
    collector.take({ ...span, traceId, spanId: at?.spanId ?? randomSpanId(), parentId: below?.spanId, attributes });
  }

  async function during<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const below = places.getStore();
    if (!below) return work();
    const at = { ...below, spanId: randomSpanId() };
    const from = clock.now().getTime();
    const began = performance.now();
    const end = (outcome: string, isGood?: boolean): void =>
      ended({ name, at, below, from, to: from + performance.now() - began, outcome, isGood });
    try {
      const result = await places.run(at, work);
      end('done');
      return result;
    } catch (failure) {
      end(nameOf(failure), false);
      throw failure;
    }
  }

  return {
    isOn: true,
    placeOf,
    here: () => places.getStore(),
    within: (place, work) => places.run(place, work),
    during,
    ended,
    stop: () => collector.stop(),
  };
}
