import { type ChildProcess, type ForkOptions, fork, type Serializable } from 'node:child_process';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Worker } from 'node:worker_threads';
import type { TaskAnswer } from './answerTasks';
import { openThread } from './thread';

interface Told<Result> {
  message: (said: TaskAnswer<Result>) => void;
  /** It is over, by itself or by what it did. */
  ended: (because: Error | undefined) => void;
}

/** A program of its own that does tasks, wherever it runs. */
export interface Program<Task, Result> {
  post(task: Task): void;
  /** Gives back how to hear no more of it. */
  hear(told: Told<Result>): () => void;
  /** Whether the service waits for it before it ends. */
  keepService(isKept: boolean): void;
  end(): void;
}

export type OpenProgram = <Task extends Serializable, Result>(source: URL, memoryMb: number) => Program<Task, Result>;

const inThread = <Task, Result>(thread: Worker): Program<Task, Result> => ({
  post: (task) => thread.postMessage(task),
  hear({ message, ended }) {
    const broken = (failure: Error) => ended(failure);
    const over = () => ended(undefined);
    thread.on('message', message).on('error', broken).on('exit', over);
    return () => void thread.off('message', message).off('error', broken).off('exit', over);
  },
  keepService: (isKept) => (isKept ? thread.ref() : thread.unref()),
  end: () => void thread.terminate(),
});

export const openInThread: OpenProgram = (source, memoryMb) => inThread(openThread(source, memoryMb));

const fromSource = fileURLToPath(new URL('./fromSource.mjs', import.meta.url));
const isBuilt = import.meta.url.endsWith('.js');

/** It has no need of our secrets. */
const needed = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];
const bareEnvironment = () => Object.fromEntries(needed.map((name) => [name, process.env[name]]));

function start(source: URL): ChildProcess {
  const options: ForkOptions = {
    env: bareEnvironment(),
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  };
  // All that is built lies in one folder.
  return isBuilt
    ? fork(fileURLToPath(new URL(`./${basename(source.pathname, '.ts')}.js`, import.meta.url)), options)
    : fork(fromSource, [source.href], options);
}

/** Enough of what it last said to tell why it ended. */
const lastWords = 1000;

function inProcess<Task extends Serializable, Result>(child: ChildProcess): Program<Task, Result> {
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (part: string) => {
    complaint = `${complaint}${part}`.slice(-lastWords);
  });
  // What it is told when it has just ended goes nowhere; that it has ended is told by itself.
  child.on('error', () => undefined);
  return {
    post: (task) => void child.send(task, () => undefined),
    hear({ message, ended }) {
      const over = () => ended(complaint === '' ? undefined : new Error(complaint.trim()));
      child.on('message', message).on('close', over);
      return () => void child.off('message', message).off('close', over);
    },
    keepService(isKept) {
      for (const held of [child, child.channel]) isKept ? held?.ref() : held?.unref();
    },
    end: () => void child.kill('SIGKILL'),
  };
}

/**
 * In a process of its own, for what a thread does not keep apart: foreign code that ends all that it runs in, or that never comes back
 * and so cannot be ended. Whatever runs ends with `stopped`.
 */
export const openInProcess =
  (stopped: AbortSignal): OpenProgram =>
  (source) => {
    const child = start(source);
    const end = () => void child.kill('SIGKILL');
    stopped.addEventListener('abort', end);
    child.on('exit', () => stopped.removeEventListener('abort', end));
    return inProcess(child);
  };
