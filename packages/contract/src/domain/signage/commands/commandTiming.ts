const second = 1000;

export const commandTiming = {
  /** So long the console waits to see that a page began anew. */
  beginAnewWait: 60 * second,
  /** So long a picture of the screen is waited for. */
  pictureWait: 15 * second,
  /** One that comes later than this after it was asked for is not taken. */
  pictureTaken: 60 * second,
  keepPicture: 24 * 60 * 60 * second,
} as const;
