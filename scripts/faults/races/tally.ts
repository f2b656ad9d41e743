import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Raced } from './races';

/** What came of one run, as a line of a file to which later ones add theirs. */
const part = z.object({
  seed: z.number(),
  races: z.number(),
  accepts: z.number(),
  seconds: z.number(),
  faults: z.number(),
});
type Part = z.output<typeof part>;

const partOf = ({ seed, races, accepts, seconds, violations }: Raced): Part => ({
  seed,
  races,
  accepts,
  seconds: Math.round(seconds),
  faults: violations.length,
});

const sumOf = (parts: readonly Part[], name: Exclude<keyof Part, 'seed'>): number =>
  parts.reduce((sum, one) => sum + one[name], 0);

/** Adds what was raced to the file, and answers with what all of it comes to. */
export async function addToTally(file: string, raced: Raced): Promise<string[]> {
  const line = JSON.stringify(partOf(raced));
  await mkdir(dirname(file), { recursive: true });
  await appendFile(file, `${line}\n`);
  const lines = (await readFile(file, 'utf8')).split('\n').filter((one) => one !== '');
  const parts = lines.map((one) => part.parse(JSON.parse(one)));
  const [races, accepts] = [sumOf(parts, 'races'), sumOf(parts, 'accepts')];
  return [
    line,
    `${parts.length} runs in ${file}: ${races} races, ${accepts} accepts in ${sumOf(parts, 'seconds')} s, ${sumOf(parts, 'faults')} faults`,
  ];
}
