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
 * The chance that it is the right answer, in percent; a logistic regression on questions of five trades of which some have no answer, and
 * then moved to where 3 % of all that is answered at 75 is wrong.
 */
export function surenessOf({ ofQuestion, ofText, ahead, onlyTold }: Evidence): number {
  const evidence = 3.9 * Math.sqrt(ofQuestion * ofText) + 2.7 * ofText + 4.1 * ahead + 2.4 * onlyTold - 3.4;
  return Math.round(100 / (1 + Math.exp(-evidence)));
}
