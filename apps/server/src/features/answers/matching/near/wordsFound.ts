import type { ReadWord, TextMark } from '../words/reading';
import { degreeOf } from './degree';
import { foundIn, piecesOfWord } from './pieces';

/** A company's words by what is found of them, so that a question is held against those alone of which it has something. */
interface WordsFound {
  /** Words have numbers in the order in which they are added. */
  add(word: ReadWord): void;
  /** By number: how much of each word is in a text with these marks. */
  degreesIn(marks: ReadonlySet<TextMark>): Float64Array;
}

export function makeWordsFound(): WordsFound {
  const words: ReadWord[] = [];
  const wordsWith = new Map<TextMark, { number: number; step: number }[]>();

  return {
    add(word) {
      const number = words.push(word) - 1;
      for (const [mark, step] of piecesOfWord(word)) {
        const before = wordsWith.get(mark);
        if (before) before.push({ number, step });
        else wordsWith.set(mark, [{ number, step }]);
      }
    },
    degreesIn(marks) {
      const counts = new Uint32Array(words.length);
      const touched: number[] = [];
      for (const mark of marks) {
        for (const { number, step } of wordsWith.get(mark) ?? []) {
          const before = counts[number] ?? 0;
          if (before === 0) touched.push(number);
          counts[number] = before + step;
        }
      }
      const degrees = new Float64Array(words.length);
      for (const number of touched) {
        const word = words[number];
        if (word) degrees[number] = degreeOf(word, foundIn(counts[number] ?? 0));
      }
      return degrees;
    },
  };
}
