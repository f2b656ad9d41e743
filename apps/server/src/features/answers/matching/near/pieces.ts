import type { ReadWord, TextMark } from '../words/reading';
import type { Found } from './degree';

/** What is found of a word is counted in one number; a word has fewer than 256 pieces of each kind. */
const onePair = 1;
const oneTriple = 1 << 8;
const oneKanji = 1 << 16;
const theWhole = 1 << 24;
const theConsonants = 1 << 25;

/** By what a word is found, and what that adds to the count. */
export function piecesOfWord({ whole, pairs, triples, kanji, consonants }: ReadWord): [TextMark, number][] {
  const pieces: [TextMark, number][] = [[whole, theWhole]];
  for (const pair of pairs) pieces.push([pair, onePair]);
  for (const triple of triples) pieces.push([triple, oneTriple]);
  for (const sign of kanji) pieces.push([sign, oneKanji]);
  if (consonants) pieces.push([consonants.sought, theConsonants]);
  return pieces;
}

export const foundIn = (count: number): Found => ({
  pairs: count & 0xff,
  triples: (count >> 8) & 0xff,
  kanji: (count >> 16) & 0xff,
  whole: (count & theWhole) !== 0,
  consonants: (count & theConsonants) !== 0,
});
