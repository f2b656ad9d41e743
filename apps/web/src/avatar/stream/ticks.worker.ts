import { tickAfter } from './tickTime';

let last = performance.now();

/** The page says when to tick next, in milliseconds after the last time, each time that it has done what there was to do. */
self.onmessage = ({ data: ms }: MessageEvent<number>) => {
  const now = performance.now();
  last = tickAfter(last, now, ms);
  setTimeout(() => self.postMessage(null), last - now);
};
