/** What a visitor writes, and what becomes of it. */
export interface SceneLetter {
  /** Whether it was taken. */
  send: (words: { text: string; contact: string }) => Promise<boolean>;
  close: () => void;
}
