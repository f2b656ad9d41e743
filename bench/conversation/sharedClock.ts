/** Milliseconds on the clock that all pages and workers of a machine share. */
export const sharedNow = (): number => performance.timeOrigin + performance.now();
