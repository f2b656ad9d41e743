import type { Serializable } from 'node:child_process';
import { Refusal } from '../refusals/refusal';
import type { TaskAnswer } from './answerTasks';
import { makeFairQueue } from './fairQueue';
import { type OpenProgram, openInThread, type Program } from './program';

interface Limits {
  /** How many work at once. */
  threads: number;
  /** How many more may wait for their turn; whoever comes after them is refused. */
  waiting: number;
  /** One task is given up after this long, and its thread ended. */
  ms: number;
  memoryMb: number;
}

/** A task took more time or memory than it may: its thread is gone, and nothing else. */
export class Overtaxed extends Error {}

/** What is told in place of a task that was given up. */
export const whenOvertaxed =
  <Told>(tell: (cause: Overtaxed) => Told) =>
  (failure: unknown): Told => {
    if (failure instanceof Overtaxed) return tell(failure);
    throw failure;
  };

/**
 * Work that would keep the service from everything else, or that strangers can make arbitrarily hard, in threads of its own.
 * `share`: who causes it, so that nobody's work waits for all that somebody else has waiting.
 */
export function makeApart<Task extends Serializable, Result>(
  source: URL,
  limits: Limits,
  open: OpenProgram = openInThread,
): (task: Task, share: string) => Promise<Result> {
  const idle: Program<Task, Result>[] = [];
  const waiting = makeFairQueue(limits.waiting);
  let working = 0;

  async function turn(share: string): Promise<void> {
    if (working < limits.threads) {
      working += 1;
      return;
    }
    await new Promise<void>((resume, reject) => {
      const refuse = () => reject(new Refusal('unavailable', { retryAfterSeconds: 2 }));
      waiting.add({ share, resume, refuse });
    });
  }

  /** Whoever's turn it is goes on in place of who is done. */
  function next(): void {
    const first = waiting.next();
    if (first) first.resume();
    else working -= 1;
  }

  function begin(): Program<Task, Result> {
    const program = open<Task, Result>(source, limits.memoryMb);
    const forget = () => {
      stop();
      const place = idle.indexOf(program);
      if (place >= 0) idle.splice(place, 1);
    };
    const stop = program.hear({ message: () => undefined, ended: forget });
    return program;
  }

  async function doneIn(program: Program<Task, Result>, task: Task): Promise<Result> {
    try {
      const result = await answerOf(program, task, limits.ms);
      idle.push(program);
      return result;
    } catch (failure) {
      program.end();
      throw failure;
    }
  }

  return async (task, share) => {
    await turn(share);
    try {
      return await doneIn(idle.pop() ?? begin(), task);
    } finally {
      next();
    }
  };
}

const isOutOfMemory = (failure: Error): boolean => 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';

function answerOf<Task, Result>(program: Program<Task, Result>, task: Task, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(patience);
      stop();
      program.keepService(false);
    };
    const fail = (failure: unknown) => {
      settle();
      reject(failure);
    };
    const answered = (answer: TaskAnswer<Result>) => {
      settle();
      if ('done' in answer) resolve(answer.done);
      else reject(answer.failed);
    };
    const ended = (because: Error | undefined) => {
      if (because && isOutOfMemory(because)) fail(new Overtaxed('not done within its memory'));
      else fail(because ?? new Error('it ended before its task'));
    };
    const patience = setTimeout(() => fail(new Overtaxed(`not done within ${ms} ms`)), ms);
    const stop = program.hear({ message: answered, ended });
    program.keepService(true);
    program.post(task);
  });
}
