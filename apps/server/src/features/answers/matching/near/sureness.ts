/** What speaks for an answer, in shares from 0 to 1. */
interface Evidence {
  /** Of what was asked, in the text of the answer that is nearest. */
  ofQuestion: number;
  /** Of that text, in what was asked. */
  ofText: number;
  /** Of what was asked, in any of the answer's texts and in what it says: more than in those of any other answer; below 0 where it is less. */
  ahead: number;
  /** Of what was asked, only in what it says. */
  onlyTold: number;
}

/**
 * The chance that it is the right answer, in percent: a logistic regression on 680 questions of eight trades, 151 of them without
 * an answer.
 */
export function surenessOf({ ofQuestion, ofText, ahead, onlyTold }: Evidence): number {
  const evidence = 3.4 * Math.sqrt(ofQuestion * ofText) + 2.3 * ofText + 4.2 * ahead + 2.1 * onlyTold - 2.95;
  return Math.round(100 / (1 + Math.exp(-evidence)));
}
