import type { Mark, ReadWord } from '../words/reading';
import { degreeOf, type Found } from './degree';

/** Which texts have which marks. */
export interface Postings {
  /** Texts have numbers in the order in which they are added. */
  add(marks: ReadonlySet<Mark>): void;
  /** Tells of every text in which something of the word is found, how much of it. */
  degreesOf(word: ReadWord, tell: (text: number, degree: number) => void): void;
}

export function makePostings(): Postings {
  const textsWith = new Map<Mark, number[]>();
  let texts = 0;
  /** What of a word was found in each text: cleared after each word, for it is asked for a thousand times a second. */
  let counts = emptyCounts(0);

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
      if (counts.any.length < texts) counts = emptyCounts(texts);
      const { any, pairs, triples, kanji, whole, consonants } = counts;
      const touched: number[] = [];
      const count = (marks: readonly Mark[], into: Uint8Array) => {
        for (const mark of marks) {
          for (const text of textsWith.get(mark) ?? []) {
            if (any[text] === 0) touched.push(text);
            any[text] = 1;
            into[text] = (into[text] ?? 0) + 1;
          }
        }
      };
      count([word.whole], whole);
      count(word.pairs, pairs);
      count(word.triples, triples);
      count(word.kanji, kanji);
      if (word.consonants !== undefined) count([word.consonants], consonants);

      const found: Found = { whole: false, pairs: 0, triples: 0, kanji: 0, consonants: false };
      for (const text of touched) {
        found.whole = whole[text] === 1;
        found.pairs = pairs[text] ?? 0;
        found.triples = triples[text] ?? 0;
        found.kanji = kanji[text] ?? 0;
        found.consonants = consonants[text] === 1;
        for (const counted of Object.values(counts)) counted[text] = 0;
        tell(text, degreeOf(word, found));
      }
    },
  };
}

const emptyCounts = (texts: number) => ({
  any: new Uint8Array(texts),
  whole: new Uint8Array(texts),
  pairs: new Uint8Array(texts),
  triples: new Uint8Array(texts),
  kanji: new Uint8Array(texts),
  consonants: new Uint8Array(texts),
});
