import type { Logger } from '../log/logger';

export interface Jobs {
  /** Runs the work again and again, never twice at a time. */
  every(ms: number, name: string, work: () => Promise<void>): void;
  stop(): Promise<void>;
}

export function makeJobs(log: Logger): Jobs {
  const timers: NodeJS.Timeout[] = [];
  const running = new Set<Promise<void>>();
  return {
    every(ms, name, work) {
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
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}
