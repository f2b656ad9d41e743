/**
 * Ticks in a page that is hidden as well, as it is while another window is shared: there a browser slows down the page's own
 * timers to one a second, and leaves those of a worker alone. Gives back how to stop.
 */
export function every(ms: number, tick: () => void): () => void {
  const worker = new Worker(new URL('./ticks.worker.ts', import.meta.url), { type: 'module', name: 'ticks' });
  const next = () => worker.postMessage(ms);
  worker.onmessage = () => {
    try {
      tick();
    } finally {
      next();
    }
  };
  next();
  return () => worker.terminate();
}
