import { basename } from 'node:path';
import { Worker } from 'node:worker_threads';

const fromSource = new URL('./fromSource.mjs', import.meta.url);
const isBuilt = import.meta.url.endsWith('.js');

/** All that is built lies in one folder. */
const builtFrom = ({ pathname }: URL): URL => new URL(`./${basename(pathname, '.ts')}.js`, import.meta.url);

/** A program of its own: the source of a `*.worker.ts`. */
export function openThread(program: URL, memoryMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const thread = isBuilt
    ? new Worker(builtFrom(program), { resourceLimits })
    : new Worker(fromSource, { resourceLimits, workerData: program.href });
  // One that is ended in the middle of something says so once more, to nobody.
  thread.on('error', () => undefined);
  return thread;
}
