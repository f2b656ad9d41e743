import type { TextReading } from '../words/reading';
import { degreeIn } from './degree';
import type { Vocabulary } from './vocabulary';

/** How much of a text, told by the numbers of its words, is in a question. */
export function makeShareOfText(vocabulary: Vocabulary, { marks }: TextReading): (words: readonly number[]) => number {
  const looked = new Map<number, { weight: number; degree: number }>();

  function look(number: number): { weight: number; degree: number } {
    const before = looked.get(number);
    if (before) return before;
    const word = vocabulary.word(number);
    const found = word
      ? { weight: vocabulary.weightOf(word, vocabulary.answersWith(word)), degree: degreeIn(marks, word) }
      : { weight: 0, degree: 0 };
    looked.set(number, found);
    return found;
  }

  return (words) => {
    let whole = 0;
    let part = 0;
    for (const number of words) {
      const { weight, degree } = look(number);
      whole += weight;
      part += weight * degree;
    }
    return whole === 0 ? 0 : part / whole;
  };
}
