import type { Worker } from 'node:worker_threads';
import { Refusal } from '../refusals/refusal';
import type { TaskAnswer } from './answerTasks';
import { makeFairQueue } from './fairQueue';
import { openThread } from './thread';

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
export function makeApart<Task, Result>(program: URL, limits: Limits): (task: Task, share: string) => Promise<Result> {
  const idle: Worker[] = [];
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

  function open(): Worker {
    const thread = openThread(program, limits.memoryMb);
    return thread.on('exit', () => {
      const place = idle.indexOf(thread);
      if (place >= 0) idle.splice(place, 1);
    });
  }

  async function doneIn(thread: Worker, task: Task): Promise<Result> {
    try {
      const result = await answerOf<Task, Result>(thread, task, limits.ms);
      idle.push(thread);
      return result;
    } catch (failure) {
      void thread.terminate();
      throw failure;
    }
  }

  return async (task, share) => {
    await turn(share);
    try {
      return await doneIn(idle.pop() ?? open(), task);
    } finally {
      next();
    }
  };
}

const isOutOfMemory = (failure: Error): boolean => 'code' in failure && failure.code === 'ERR_WORKER_OUT_OF_MEMORY';

function answerOf<Task, Result>(thread: Worker, task: Task, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(patience);
      thread.off('message', answered).off('error', broken).off('exit', ended);
      thread.unref();
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
    const broken = (failure: Error) =>
      fail(isOutOfMemory(failure) ? new Overtaxed('not done within its memory') : failure);
    const ended = () => fail(new Error('the thread ended before its task'));
    const patience = setTimeout(() => fail(new Overtaxed(`not done within ${ms} ms`)), ms);
    thread.on('message', answered).on('error', broken).on('exit', ended);
    thread.ref();
    thread.postMessage(task);
  });
}
