import type { QuestionSet } from './sets/questionSet';

/** How an answer is found, ours or another to compare it with. */
export interface Finder {
  name: string;
  /** The surest first, in percent. */
  find(set: QuestionSet, question: string): Promise<readonly { id: number; sureness: number }[]>;
}
