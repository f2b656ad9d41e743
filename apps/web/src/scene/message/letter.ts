/** What a visitor writes, and what becomes of it. */
export interface SceneLetter {
  /** Whether it was taken. */
  send: (words: { name: string; contact: string; text: string }) => Promise<boolean>;
  close: () => void;
}
