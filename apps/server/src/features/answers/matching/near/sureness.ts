/** What speaks for an answer. All but the last are shares, from 0 to 1. */
export interface Evidence {
  /** Of what was asked, in the text of the answer that is nearest. */
  ofQuestion: number;
  /** Of that text, in what was asked. */
  ofText: number;
  /** Of what was asked, in any of the answer's texts and in what it says: more than in those of any other answer. */
  ahead: number;
  /** Of what was asked, only in what it says. */
  onlyTold: number;
}

/**
 * The chance that it is the right answer, in percent: a logistic regression on 384 questions of five trades, of which 79 have no answer.
 */
export function surenessOf({ ofQuestion, ofText, ahead, onlyTold }: Evidence): number {
  const evidence = 3.4 * Math.sqrt(ofQuestion * ofText) + 2.3 * ofText + 4.2 * ahead + 2.1 * onlyTold - 3.05;
  return Math.round(100 / (1 + Math.exp(-evidence)));
}
