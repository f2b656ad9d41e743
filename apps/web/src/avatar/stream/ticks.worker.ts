/** The page says how often, in milliseconds. */
self.onmessage = ({ data }: MessageEvent<number>) => setInterval(() => self.postMessage(null), data);
