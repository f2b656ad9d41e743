/** What must never happen, and did. */
export interface Violation {
  rule: string;
  says: string;
  /** When, in the time of the history. */
  at: number;
  /** Ids by which what belongs to it is found in the history. */
  about: readonly string[];
}
