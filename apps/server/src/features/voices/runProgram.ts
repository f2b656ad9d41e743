import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Unsaid } from './engine';

/** Files that a program reads and writes: they are gone when it is over. */
interface Desk {
  line: string;
  place(name: string): string;
}

/** Numbers with a point, and none of the service's secrets. */
const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C' };
const mostSaid = 1024 * 1024;

/** Ends well, or with what was wrong: an end by itself is about the line, a program that does not start or end is broken. */
const run = (path: string, args: readonly string[], signal: AbortSignal): Promise<string> =>
  new Promise((done, fail) => {
    execFile(path, args, { env, signal, killSignal: 'SIGKILL', maxBuffer: mostSaid }, (failure, said) => {
      if (!failure) done(said);
      else if (signal.aborted) fail(signal.reason);
      else if (typeof failure.code === 'number' || failure.signal) fail(new Unsaid(`${path} ended badly`));
      else fail(failure);
    });
  });

/** Has a program say a line that it reads from a file, and takes what it wrote. */
export async function runOnLine<Result>(
  path: string,
  text: string,
  {
    args,
    read,
    signal,
  }: {
    args: (desk: Desk) => readonly string[];
    read: (desk: Desk, said: string) => Promise<Result>;
    signal: AbortSignal;
  },
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mukae-voice-'));
  const desk: Desk = { line: join(folder, 'line.txt'), place: (name) => join(folder, name) };
  try {
    await writeFile(desk.line, `${text}\n`);
    return await read(desk, await run(path, args(desk), signal));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
