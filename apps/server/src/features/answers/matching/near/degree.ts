import type { ReadWord } from '../words/reading';

/** How much of a word is found in a text, by what of it is found there. */
export interface Found {
  whole: boolean;
  pairs: number;
  triples: number;
  kanji: number;
  consonants: boolean;
}

/** Three sounds that follow one another say more than two, but a word that was misheard has fewer of them. */
const shareOfTriples = 0.3;
/** A word of two sounds is easily part of another. */
const trustInShortWords = 0.9;
/** The same sign in another word: 車 in 駐車場. */
const trustInKanji = 0.8;
/** The same consonants: パーキング and parking; of two, as in バス and bus, they may be chance. */
const trustInConsonants = 0.6;
const trustInTwo = 0.4;

const trustInSounds = (consonants: ReadWord['consonants']): number =>
  (consonants?.count ?? 0) > 2 ? trustInConsonants : trustInTwo;

/** From 0, nothing of it, to 1, the word itself. */
export function degreeOf({ pairs, triples, kanji, consonants }: ReadWord, found: Found): number {
  if (found.whole) return 1;
  const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
  const heard =
    triples.length === 0
      ? trustInShortWords * share(found.pairs, pairs.length)
      : (1 - shareOfTriples) * share(found.pairs, pairs.length) + shareOfTriples * share(found.triples, triples.length);
  // A single piece out of several is mere chance: it takes many to count.
  const byEar = Math.max(heard * Math.sqrt(heard), found.consonants ? trustInSounds(consonants) : 0);
  const byEye = trustInKanji * share(found.kanji, kanji.length);
  return 1 - (1 - byEar) * (1 - byEye);
}
