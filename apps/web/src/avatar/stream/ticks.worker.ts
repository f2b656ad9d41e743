let last = performance.now();

/**
 * The page says when to tick next, in milliseconds after the last time, each time that it has done what there was to do: one
 * that is slow misses ticks instead of having them pile up.
 */
self.onmessage = ({ data: ms }: MessageEvent<number>) => {
  const now = performance.now();
  const missed = Math.floor((now - last) / ms);
  last += missed * ms;
  setTimeout(
    () => {
      last += ms;
      self.postMessage(null);
    },
    last + ms - now,
  );
};
