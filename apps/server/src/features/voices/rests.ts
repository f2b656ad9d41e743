import type { Clock } from '#platform/clock/clock';
import type { Logger } from '#platform/log/logger';
import { makePeace } from '#platform/outside/peace';
import { type EngineName, Unsaid } from './engine';

/** What is broken stays so for a while, and somebody else can speak. */
const failuresInRow = 1;

interface Rests {
  isResting(engine: EngineName): boolean;
  failed(engine: EngineName, failure: unknown): void;
  worked(engine: EngineName): void;
}

export function makeRests({ clock, log }: { clock: Clock; log: Logger }): Rests {
  const peaces = new Map<EngineName, ReturnType<typeof makePeace>>();
  /** Told of once, until it works again. */
  const told = new Set<EngineName>();

  function peaceOf(engine: EngineName): ReturnType<typeof makePeace> {
    const peace = peaces.get(engine) ?? makePeace(clock, failuresInRow);
    peaces.set(engine, peace);
    return peace;
  }

  return {
    isResting: (engine) => peaceOf(engine).isKept(),
    failed(engine, failure) {
      const isBroken = !(failure instanceof Unsaid);
      if (isBroken) peaceOf(engine).failed();
      log[told.has(engine) ? 'debug' : 'warn'](
        { engine, err: failure },
        isBroken ? 'an engine does not speak; it is left in peace for a minute' : 'an engine could not say a line',
      );
      told.add(engine);
    },
    worked: (engine) => void told.delete(engine),
  };
}
