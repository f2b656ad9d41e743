/** Shapes of the mouth while it speaks, by the vowel that shows: あ い う え お, and closed. */
export const visemes = ['aa', 'ih', 'ou', 'ee', 'oh', 'closed'] as const;
export type Viseme = (typeof visemes)[number];

/** From `at` on, in seconds since the speech began, until the next. */
export interface TimedViseme {
  at: number;
  viseme: Viseme;
}
