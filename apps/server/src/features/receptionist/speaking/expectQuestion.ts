import { LRUCache } from 'lru-cache';
import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';

interface Dependencies {
  clock: Clock;
  log: Logger;
  /** Makes ready to be asked. */
  prepare(companyId: number): Promise<unknown>;
}

/** What was made ready may be forgotten for others. */
const readyFor = { companies: 1000, ms: 10 * 60_000 };

/** Whoever is greeted is about to ask: what takes a moment the first time is done while she listens, and not again with each line. */
export function makeExpectQuestion({ clock, log, prepare }: Dependencies): (companyId: number) => void {
  const ready = new LRUCache<number, true>({
    max: readyFor.companies,
    ttl: readyFor.ms,
    ttlResolution: 0,
    perf: { now: () => clock.now().getTime() },
  });
  return (companyId) => {
    if (ready.has(companyId)) return;
    ready.set(companyId, true);
    prepare(companyId).catch((failure) => {
      ready.delete(companyId);
      log.warn({ err: failure }, 'a question could not be expected');
    });
  };
}
