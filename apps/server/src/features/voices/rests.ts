import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';
import { type EngineName, Unsaid } from './engine';

/** A broken engine is left in peace for this long: nobody waits for it meanwhile. */
const restMs = 60_000;

interface Rests {
  isResting(engine: EngineName): boolean;
  failed(engine: EngineName, failure: unknown): void;
  worked(engine: EngineName): void;
}

export function makeRests({ clock, log }: { clock: Clock; log: Logger }): Rests {
  const until = new Map<EngineName, number>();
  /** Told of once, until it works again. */
  const told = new Set<EngineName>();
  return {
    isResting: (engine) => clock.now().getTime() < (until.get(engine) ?? 0),
    failed(engine, failure) {
      const isBroken = !(failure instanceof Unsaid);
      if (isBroken) until.set(engine, clock.now().getTime() + restMs);
      log[told.has(engine) ? 'debug' : 'warn'](
        { engine, err: failure },
        isBroken ? 'an engine does not speak; it is left in peace for a minute' : 'an engine could not say a line',
      );
      told.add(engine);
    },
    worked: (engine) => void told.delete(engine),
  };
}
