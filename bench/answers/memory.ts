import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const built = new URL('../../apps/server/dist/matching.worker.js', import.meta.url);

const megabytes = (bytes: number): number => bytes / 2 ** 20;

/** What the service takes more once somebody has asked something, in MB, and how long the first answer took. */
export async function memoryOfReading(): Promise<{ memoryMb: number; firstMs: number }> {
  const before = process.memoryUsage.rss();
  const since = performance.now();
  const thread = new Worker(built);
  thread.postMessage({ number: 1, asks: [{ ask: 'key', question: '駐車場はどこですか' }] });
  await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));
  const firstMs = performance.now() - since;
  // What was only needed to read the dictionary is given back.
  await pause(2000);
  const memoryMb = megabytes(process.memoryUsage.rss() - before);
  await thread.terminate();
  return { memoryMb, firstMs };
}
