import { Worker } from 'node:worker_threads';

const fromSource = new URL('./fromSource.mjs', import.meta.url);
const isBuilt = import.meta.url.endsWith('.js');

/** A program of its own (`*.worker.ts`), which lies beside its caller: as a source, or where all that is built lies. */
export function openThread(program: URL, memoryMb: number): Worker {
  const resourceLimits = { maxOldGenerationSizeMb: memoryMb };
  const thread = isBuilt
    ? new Worker(new URL(program.href.replace(/\.ts$/, '.js')), { resourceLimits })
    : new Worker(fromSource, { resourceLimits, workerData: program.href });
  // One that is ended in the middle of something says so once more, to nobody.
  thread.on('error', () => undefined);
  return thread;
}
