import { availableParallelism } from 'node:os';
import { Unsaid } from './engine';

export interface Turns {
  /** Does the work when it is its turn; whoever waits too long is sent away. */
  take<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>;
}

/** Programs that run at once: each keeps a core busy. */
export const usualTurns = (): number => Math.min(4, availableParallelism());

/** At most so many at once. */
export function makeTurns(most: number, waitMs: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  async function turn(signal: AbortSignal): Promise<void> {
    if (running < most) {
      running += 1;
      return;
    }
    const limit = AbortSignal.any([signal, AbortSignal.timeout(waitMs)]);
    await new Promise<void>((resume, reject) => {
      const go = () => {
        limit.removeEventListener('abort', leave);
        resume();
      };
      const leave = () => {
        waiting.delete(go);
        reject(new Unsaid('too many speak at once'));
      };
      limit.addEventListener('abort', leave, { once: true });
      waiting.add(go);
    });
  }

  /** Whoever's turn it is goes on in place of who is done. */
  function next(): void {
    const [first] = waiting;
    if (!first) running -= 1;
    else {
      waiting.delete(first);
      first();
    }
  }

  return {
    async take(work, signal) {
      await turn(signal);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
