interface AnswerTexts {
  id: number;
  /** Ways to ask for it, in both languages. */
  texts: readonly string[];
  /** What it says: it helps to find it, though nobody asks like that. */
  told?: readonly string[];
}

export interface KnownAnswers {
  answers: readonly AnswerTexts[];
  /** Words that this company uses for the same, group by group. */
  synonyms: readonly (readonly string[])[];
}

export interface Match {
  id: number;
  /** Whole percent. */
  sureness: number;
  /** Which of its texts. */
  text: string;
}

/** Two answers of which one could be given for the other. */
export interface AlikePair {
  one: number;
  other: number;
  sureness: number;
}
