import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MeasuredFlow } from './measuring';

/** Where things lie in a backup. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  table: (name: string): string => join(folder, 'tables', `${name}.copy`),
  file: (key: string): string => join(folder, 'files', key),
  /** Which files there are, and what their bytes come to: one in each line. */
  list: join(folder, 'files.jsonl'),
  /** Which files the database names. */
  keys: join(folder, 'files.keys'),
  /** What lies in the data folder itself. */
  data: (name: string): string => join(folder, 'data', name),
});

/** Written whole and kept by the disk, for the owner alone. Answers with what all of it went through. */
export async function writeMeasured(path: string, content: Readable | AsyncIterable<string>): Promise<MeasuredFlow> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measured = new MeasuredFlow();
  await pipeline(content, measured, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }));
  return measured;
}

export async function* linesOfFile(path: string): AsyncGenerator<string> {
  const file = await open(path);
  yield* file.readLines();
}
