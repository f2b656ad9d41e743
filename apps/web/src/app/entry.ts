declare global {
  /** Only where a picture of the last time is shown meanwhile: until it is painted (first-paint.js). */
  var firstPicture: Promise<unknown> | undefined;
}

// Not by await, which has the bundler put a file before every other one that is fetched later.
void Promise.resolve(globalThis.firstPicture).then(() => import('./main'));

export {};
