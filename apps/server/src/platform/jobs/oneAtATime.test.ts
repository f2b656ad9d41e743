import { expect, it } from 'vitest';
import { oneAtATime } from './oneAtATime';

/** Work that goes on until the test says how it ends. */
function heldWork() {
  const runs: { end(): void; fail(): void }[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      runs.push({ end: resolve, fail: () => reject(new Error('it failed')) });
    });
  return { runs, work };
}

it('who asks during a run waits for one that began later, together with the others', async () => {
  const { runs, work } = heldWork();
  const run = oneAtATime(work);
  const first = run();
  const [second, third] = [run(), run()];
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  await first;
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  await Promise.all([second, third]);
  expect(runs).toHaveLength(2);
});

it('a run that fails is a failure for who asked for it, and not for the next', async () => {
  const { runs, work } = heldWork();
  const run = oneAtATime(work);
  const [first, second] = [run(), run()];
  runs[0]?.fail();
  await expect(first).rejects.toThrow('it failed');
  runs[1]?.end();
  await second;
});
