import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Raced } from './races';
import { addToTally } from './tally';

const fault = { rule: 'one wins', says: 'two won', at: 1, about: [] };
const part = (seed: number, more: Partial<Raced> = {}): Raced => ({
  seed,
  races: 1_000,
  accepts: 3_000,
  seconds: 9.6,
  violations: [],
  ...more,
});

it('[N-21] races that are run in parts are added up, with the faults of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-tally-'));
  const file = join(folder, 'not there yet', 'races.jsonl');
  await addToTally(file, part(1, { violations: [fault] }));
  const [line, sum] = await addToTally(file, part(2, { races: 500, accepts: 1_500 }));
  expect(line).toBe('{"seed":2,"races":500,"accepts":1500,"seconds":10,"faults":0}');
  expect(sum).toBe(`2 runs in ${file}: 1500 races, 4500 accepts in 20 s, 1 faults`);
  expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(3);
  await rm(folder, { recursive: true });
});
