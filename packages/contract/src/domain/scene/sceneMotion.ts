/** Times of everything that moves on a public screen, in milliseconds. */
export const sceneMotion = {
  fadeMs: 300,
  telopPageMs: 8000,
  /** How long the screen says that nobody could answer. */
  missedMs: 8000,
  /** One step of the drift that keeps a panel from burning in. */
  driftStepMs: 5000,
  /** A second touch within this is the same touch. */
  debounceMs: 1000,
  /** A medium that has not come by then is passed over. */
  mediaPatienceMs: 30_000,
  /** A medium that could not be shown is tried again after this. */
  mediaRetryMs: 15_000,
  /** After this without its server, the screen also says whom to ask. */
  longOfflineMs: 30_000,
} as const;
