import { setTimeout as passed } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeApart, Overtaxed } from './apart';

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
