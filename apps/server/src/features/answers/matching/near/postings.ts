import type { ReadWord, TextMark } from '../words/reading';
import { degreeOf } from './degree';
import { foundIn, piecesOfWord } from './pieces';

/** Which texts have which marks. */
interface Postings {
  /** Texts have numbers in the order in which they are added. */
  add(marks: ReadonlySet<TextMark>): void;
  /** Tells of every text in which something of the word is found, how much of it. */
  degreesOf(word: ReadWord, tell: (text: number, degree: number) => void): void;
}

export function makePostings(): Postings {
  const textsWith = new Map<TextMark, number[]>();
  let texts = 0;
  /** By text; all zero between two words. */
  let counts = new Uint32Array(0);

  return {
    add(marks) {
      for (const mark of marks) {
        const before = textsWith.get(mark);
        if (before) before.push(texts);
        else textsWith.set(mark, [texts]);
      }
      texts += 1;
    },
    degreesOf(word, tell) {
      if (counts.length < texts) counts = new Uint32Array(texts);
      const touched: number[] = [];
      for (const [mark, step] of piecesOfWord(word)) {
        for (const text of textsWith.get(mark) ?? []) {
          const before = counts[text] ?? 0;
          if (before === 0) touched.push(text);
          counts[text] = before + step;
        }
      }
      for (const text of touched) {
        const degree = degreeOf(word, foundIn(counts[text] ?? 0));
        counts[text] = 0;
        tell(text, degree);
      }
    },
  };
}
