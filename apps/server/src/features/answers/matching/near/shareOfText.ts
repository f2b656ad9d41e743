import type { TextReading } from '../words/reading';
import type { Vocabulary } from './vocabulary';

/** How much of a text, told by the numbers of its words, is in a question. */
export function makeShareOfText(vocabulary: Vocabulary, { marks }: TextReading): (words: readonly number[]) => number {
  const weights = vocabulary.weights();
  const degrees = vocabulary.degreesIn(marks);
  return (words) => {
    let whole = 0;
    let part = 0;
    for (const number of words) {
      const weight = weights[number] ?? 0;
      whole += weight;
      part += weight * (degrees[number] ?? 0);
    }
    return whole === 0 ? 0 : part / whole;
  };
}
