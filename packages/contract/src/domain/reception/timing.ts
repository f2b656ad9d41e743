/** How long things last, in milliseconds. */
export const timing = {
  /** A request that nobody answers is missed. */
  ring: 60_000,
  /** A visitor whom nobody is free to answer waits at most this long from the touch. */
  wait: 30 * 60_000,
  /** While nobody is even at work: time enough to read why, and whoever comes next finds a screen that greets. */
  waitForNobody: 60_000,
  /** A connection that drops is waited for before its call, request or standby is given up. */
  lostLink: 15_000,
  /** A seat is kept this long for an operator whose connection dropped. */
  lostSeat: 60_000,
  heartbeat: 50_000,
  /** The server lets every page know this often that it is there. */
  beat: 5_000,
  /** The first browser of an account has this long to answer before a second one takes its place. */
  firstBrowser: 2_000,
  /** With its jitter the longest wait is still under ten seconds. */
  retry: { first: 500, most: 7_000 },
  callOfferDebounce: 1_000,
  callRetry: 3_000,
  /** A page of a call tells its peer id again until the other side answers. */
  informCallId: { times: 5, every: 500 },
  reloadAfterCall: 2_000,
  reservationActive: 1_000,
  /** From the connection of a meeting until the avatar smiles at whom she meets. */
  meetingSmile: 2_000,
  /** From one motion of an avatar to the next. */
  motion: 5_000,
  missedNotice: 8_000,
  /** From the touch to the moment when nobody waits for the visitor's picture any more. */
  pictureAwaited: 8_000,
  /** The visitor's picture. */
  keepPicture: 24 * 60 * 60 * 1000,
} as const;
