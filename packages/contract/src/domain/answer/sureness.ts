/** What the receptionist does with a question: she answers, asks back, or calls a person. */
export type Verdict = 'answer' | 'choices' | 'handover';

/**
 * In percent: from where on she asks back, and from where on she answers; an answer that is not ahead of another by so much is no
 * plain one.
 */
export const sureness = { asksFrom: 50, answersFrom: { min: 60, usual: 75, max: 95 }, ahead: 10 } as const;

/**
 * Matches are those that are near at all, the surest first. Whatever is near is shown to choose from, also below `asksFrom`:
 * a visitor sees at a glance whether it is what she meant, and a person is always offered beside it.
 */
export function verdictOf(matches: readonly { sureness: number }[], answersFrom: number): Verdict {
  const [best, next] = matches;
  if (!best) return 'handover';
  const isAhead = !next || best.sureness - next.sureness >= sureness.ahead;
  return best.sureness >= answersFrom && isAhead ? 'answer' : 'choices';
}
