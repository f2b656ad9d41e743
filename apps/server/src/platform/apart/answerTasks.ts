import { parentPort } from 'node:worker_threads';

/** What a thread says of its task. What it expects to go wrong is part of what is done. */
export type TaskAnswer<Result> = { done: Result } | { failed: unknown };

/** The other end of `makeApart`: does one task after the other. */
export function answerTasks<Task, Result>(work: (task: Task) => Result | Promise<Result>): void {
  const answer = (said: TaskAnswer<Result>) => (parentPort ? parentPort.postMessage(said) : process.send?.(said));
  (parentPort ?? process).on('message', async (task: Task) => {
    try {
      answer({ done: await work(task) });
    } catch (failed) {
      answer({ failed });
    }
  });
  // Whoever gave it tasks is gone.
  if (!parentPort) process.on('disconnect', () => process.exit());
}
