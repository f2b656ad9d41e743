import { setTimeout as passed } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { makeApart, Overtaxed } from './apart';
import { openInProcess } from './program';

const program = new URL('../../testing/trial.worker.ts', import.meta.url);
const limits = { threads: 1, waiting: 2, ms: 10_000, memoryMb: 64 };
function apart(other: Partial<typeof limits> = {}) {
  const run = makeApart<string, string>(program, { ...limits, ...other });
  return (task: string) => run(task, 'somebody');
}

describe('work that is done apart', () => {
  it('[S-03] answers, also after a task that failed', async () => {
    const run = apart();
    await expect(run('answer')).resolves.toBe('answered');
    await expect(run('throw')).rejects.toThrow(new RangeError('thrown in the thread'));
    await expect(run('answer')).resolves.toBe('answered');
  });

  it('[S-03] is ended when it takes too long, while the service goes on', async () => {
    const run = apart({ ms: 2000 });
    let turns = 0;
    const ended = run('forEver').catch((failure: unknown) => failure);
    while (turns < 20) {
      await passed(5);
      turns += 1;
    }
    expect(await ended).toBeInstanceOf(Overtaxed);
  });

  it('[S-03] is ended when it takes too much memory, and the next task has a thread', async () => {
    const run = apart();
    await expect(run('moreAndMore')).rejects.toThrow(Overtaxed);
    await expect(run('answer')).resolves.toBe('answered');
  });

  it('[S-12] keeps few waiting and refuses the others', async () => {
    const run = apart();
    const all = await Promise.allSettled(Array.from({ length: 5 }, () => run('answer')));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  });
});

describe('work that is done in a process of its own', () => {
  const stopping = new AbortController();
  const runIn = (other: Partial<typeof limits> = {}, stopped = stopping.signal) => {
    const run = makeApart<string, string>(program, { ...limits, ...other }, openInProcess(stopped));
    return (task: string) => run(task, 'somebody');
  };
  afterAll(() => stopping.abort());

  it('[S-03] answers, also after a task that failed', async () => {
    const run = runIn();
    await expect(run('answer')).resolves.toBe('answered');
    await expect(run('throw')).rejects.toThrow(new RangeError('thrown in the thread'));
    await expect(run('answer')).resolves.toBe('answered');
  });

  it('[S-03] may end all that it runs in: its last words are told, and the next task has a process', async () => {
    const run = runIn();
    await expect(run('endAll')).rejects.toThrow('what it was given is damaged');
    await expect(run('answer')).resolves.toBe('answered');
  });

  it('[S-03] is ended when it takes too long', async () => {
    const run = runIn({ ms: 1000 });
    await expect(run('forEver')).rejects.toThrow(Overtaxed);
  });

  it('[S-03] ends with the service', async () => {
    const ending = new AbortController();
    const run = runIn({}, ending.signal);
    await run('answer');
    const last = run('forEver').catch((failure: unknown) => failure);
    ending.abort();
    expect(await last).toBeInstanceOf(Error);
  });
});
