const second = 1000;

export const healthTiming = {
  /** A screen tells of itself so often, */
  reportEvery: 60 * second,
  /** and after something changed, but not sooner than this after the last time. */
  reportPause: 5 * second,
  /** One that is connected and told nothing for so long has a page that hangs, or one from before it could tell. */
  silentAfter: 180 * second,
} as const;
