/** The other ways to ask a question: each of them once, and not the question itself. */
export const phrasingsBeside = (question: string, phrasings: readonly string[]): string[] =>
  [...new Set(phrasings)].filter((phrasing) => phrasing !== question);
