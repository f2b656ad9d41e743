/** What speaks for an answer, in shares from 0 to 1. */
interface Evidence {
  /** Of what was asked, in the text of the answer that is nearest. */
  ofQuestion: number;
  /** Of what was asked, in all ways to ask for the answer together. */
  ofAnswer: number;
  /** Of the nearest text, in what was asked. */
  ofText: number;
  /** Of what was asked, in any of the answer's texts and in what it says: more than in those of any other answer; below 0 where it is less. */
  ahead: number;
}

/** From nothing to a little is far; from much to all is near. */
const bend = (share: number): number => Math.log(share + 0.05);
/** An answer that is far ahead is no surer than one that is clearly ahead. */
const clearlyAhead = 0.3;

/**
 * How likely it is the right answer, in percent: a logistic regression on the questions of three trades (`bench/answers`, those for
 * tuning), raised a little, so that what is answered from the usual sureness on is wrong three times in a hundred.
 */
export function surenessOf({ ofQuestion, ofAnswer, ofText, ahead }: Evidence): number {
  const lead = Math.max(-clearlyAhead, Math.min(clearlyAhead, ahead));
  const evidence = bend(ofQuestion) + 0.8 * bend(ofAnswer) + 2.1 * bend(ofText) + 5.2 * lead + 1.95;
  return Math.round(100 / (1 + Math.exp(-evidence)));
}
