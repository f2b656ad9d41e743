import type { Logger } from '../log/logger';
import type { Nodes } from '../nodes/nodes';

export interface Jobs {
  /** Runs the work again and again, never twice at a time. */
  every(ms: number, name: string, work: () => Promise<void>): void;
  /** The same at one node alone, whichever it is. */
  everyAtOneNode(ms: number, name: string, work: () => Promise<void>): void;
  stop(): Promise<void>;
}

/** Who has it does what one node alone does. */
const post = 'jobs';

export function makeJobs(nodes: Pick<Nodes, 'self' | 'current' | 'take'>, log: Logger): Jobs {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  function every(ms: number, name: string, work: () => Promise<void>): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      const run = work()
        .catch((failure) => log.warn({ job: name, err: failure }, 'a job failed; it will run again'))
        .finally(() => {
          busy = false;
          running.delete(run);
        });
      running.add(run);
    }, ms);
    timer.unref();
    timers.push(timer);
  }

  const isOurs = async (): Promise<boolean> => nodes.current() !== undefined && (await nodes.take(post)) === nodes.self;

  return {
    every,
    everyAtOneNode: (ms, name, work) =>
      every(ms, name, async () => {
        if (await isOurs()) await work();
      }),
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
