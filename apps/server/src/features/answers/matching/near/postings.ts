import type { ReadWord, TextMark } from '../words/reading';
import { degreeOf, type Found } from './degree';

/** Which texts have which marks. */
interface Postings {
  /** Texts have numbers in the order in which they are added. */
  add(marks: ReadonlySet<TextMark>): void;
  /** Tells of every text in which something of the word is found, how much of it. */
  degreesOf(word: ReadWord, tell: (text: number, degree: number) => void): void;
}

/** What was found of a word in a text is counted in one number; a word has fewer than 256 pieces of each kind. */
const onePair = 1;
const oneTriple = 1 << 8;
const oneKanji = 1 << 16;
const theWhole = 1 << 24;
const theConsonants = 1 << 25;

const foundIn = (count: number): Found => ({
  pairs: count & 0xff,
  triples: (count >> 8) & 0xff,
  kanji: (count >> 16) & 0xff,
  whole: (count & theWhole) !== 0,
  consonants: (count & theConsonants) !== 0,
});

export function makePostings(): Postings {
  const textsWith = new Map<TextMark, number[]>();
  let texts = 0;
  /** By text; all zero between two words. */
  let counts = new Uint32Array(0);

  function count(marks: readonly TextMark[], step: number, touched: number[]): void {
    for (const mark of marks) {
      const found = textsWith.get(mark);
      if (!found) continue;
      for (const text of found) {
        const before = counts[text] ?? 0;
        if (before === 0) touched.push(text);
        counts[text] = before + step;
      }
    }
  }

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
      count([word.whole], theWhole, touched);
      count(word.pairs, onePair, touched);
      count(word.triples, oneTriple, touched);
      count(word.kanji, oneKanji, touched);
      if (word.consonants) count([word.consonants.sought], theConsonants, touched);
      for (const text of touched) {
        const degree = degreeOf(word, foundIn(counts[text] ?? 0));
        counts[text] = 0;
        tell(text, degree);
      }
    },
  };
}
