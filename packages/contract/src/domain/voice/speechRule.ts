/** What is found is said as this instead. */
export type SpeechRule = readonly [found: RegExp, said: string];
