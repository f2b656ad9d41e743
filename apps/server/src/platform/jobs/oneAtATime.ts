/** One run at a time; who asks during a run waits for one that begins after it. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  function run(): Promise<void> {
    next = undefined;
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
}
