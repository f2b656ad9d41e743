/** What a company of one trade answers, and what its visitors ask; what they ask was written before any matching was tried on it. */
export interface QuestionSet {
  trade: string;
  answers: readonly {
    id: number;
    question: string;
    phrasings: readonly string[];
    questionEn: string;
    answer: string;
    answerEn: string;
  }[];
  /** Groups of words that mean the same in this company. */
  synonyms: readonly (readonly string[])[];
  /** Without an answer's id: nothing in this set answers it. Matching is tuned on one part, and counted on the other. */
  asked: readonly { text: string; answerId: number | null; part: 'tuning' | 'test' }[];
}
