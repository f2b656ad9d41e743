/** How long things last in a dialogue, in milliseconds. */
export const dialogueTiming = {
  /** Who does nothing for so long has gone. */
  idleAfter: 30_000,
  /** A voice without a word that anybody understands. */
  wordAwaited: 6_000,
  /** Nobody speaks for longer without a word being understood: what goes on is no voice. */
  voiceLasts: 15_000,
  /** Words that nobody makes certain are taken as they are. */
  certaintyAwaited: 3_000,
  answerAwaited: 12_000,
  /** An answer without a sentence, of which the end has come. */
  sentenceAwaited: 2_000,
  /** No sentence takes longer to be spoken: a voice that does has been lost. */
  sentenceLasts: 90_000,
  /** An answer stands there for so long after it was spoken. */
  read: 8_000,
  followUps: 20_000,
  thanks: 4_000,
  /** From the call of a person until the screen shows it. */
  callAwaited: 5_000,
} as const;

/** So often in a row a voice may cut her short and say nothing. */
export const vainInterruptionsMax = 2;

/** A recogniser that makes a single character of it has heard a noise. */
export const longestNoiseHeard = 1;
