declare global {
  /** Only where a picture of the last time is shown meanwhile: until it is painted (first-paint.js). */
  var firstPicture: Promise<unknown> | undefined;
}

await globalThis.firstPicture;
await import('./main');

export {};
