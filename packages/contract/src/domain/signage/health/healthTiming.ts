const second = 1000;

export const healthTiming = {
  /** A screen tells of itself so often, */
  reportEvery: 60 * second,
  /** and after something changed, but not sooner than this after the last time. */
  reportPause: 5 * second,
  /** One that is connected and told nothing for so long has a page that hangs, or one from before it could tell. */
  silentAfter: 180 * second,
  /** So long a picture of the screen is waited for. */
  pictureWait: 15 * second,
  /** One that comes later than this after it was asked for is not taken. */
  pictureTaken: 60 * second,
  keepPicture: 24 * 60 * 60 * second,
  /** So long the console waits to see that a page began anew. */
  beginAnewWait: 60 * second,
} as const;

/** The longer side of a picture of the screen. */
export const screenPictureSide = 1280;
