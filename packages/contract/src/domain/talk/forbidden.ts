import { graphemesIn } from '../text/graphemes';
import { inOneScript } from './heard';

/** Stands for a word, however long it is. */
const mask = '○○';

/** Words in which others stand by chance, written in one script. */
const harmless = [
  'ばかり',
  'ばかし',
  'ばかんす',
  'あほうどり',
  'しねま',
  'ですしね',
  'ますしね',
  'やくそく',
  'くうそう',
];

const latin = /[\p{Script=Latin}\p{N}]/u;
/** What words are made of; blanks and marks only stand between. */
const ofWords = /[\p{L}\p{N}\p{So}]/u;
const otherThanWords = /[^\p{L}\p{N}\p{So}]/gu;
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** As it is compared: nobody sees what is left away. */
const asRead = (text: string): string => inOneScript(text).replace(unseen, '').replace(/\s/gu, ' ');

/** To put the accents of a long one in order takes the square of its length. */
const heap = /[\p{M}ﾞﾟ]{40}/u;

/** A character as people count them. */
interface Sign {
  written: string;
  read: string;
}

/** Some of the signs of a text in a row, and of each unit of it which sign it is. */
interface Row {
  text: string;
  signs: readonly number[];
}

function rowOf(signs: readonly Sign[], belongs: (read: string) => boolean): Row {
  const taken = signs.flatMap(({ read }, at) => (belongs(read) ? [{ read, at }] : []));
  return {
    text: taken.map(({ read }) => read).join(''),
    signs: taken.flatMap(({ read, at }) => new Array<number>(read.length).fill(at)),
  };
}

interface Span {
  from: number;
  to: number;
}

function placesOf(word: string, text: string): Span[] {
  const places: Span[] = [];
  if (word === '') return places;
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    places.push({ from, to: from + word.length });
  }
  return places;
}

function placesIn({ text }: Row, words: readonly string[]): Span[] {
  const innocent = harmless.flatMap((word) => placesOf(word, text));
  const isInnocent = ({ from, to }: Span) => innocent.some((span) => span.from <= from && to <= span.to);
  return words.flatMap((word) => placesOf(word, text)).filter((span) => !isInnocent(span));
}

/** In Latin letters a word is only what stands alone: `ass` is no part of `class`. */
const standsAlone = ({ text }: Row, { from, to }: Span): boolean =>
  !(latin.test(text[from] ?? '') && latin.test(text[from - 1] ?? '')) &&
  !(latin.test(text[to - 1] ?? '') && latin.test(text[to] ?? ''));

function signsIn({ signs }: Row, { from, to }: Span): { first: number; last: number } {
  const [first = 0, last = 0] = [signs[from], signs[to - 1]];
  return { first, last };
}

/** So long that it is no chance, whatever stands between its characters. */
const longWord = 4;

/**
 * `d.a.m.n` and `ば か`: something stands between each two of its characters, and on both sides. 「そば、かつ丼」 has no such word in it.
 * A recogniser may part a long word in Japanese anywhere.
 */
function isSpelledOut(row: Row, signs: readonly Sign[], { from, to }: Span): boolean {
  if (to - from >= longWord && !latin.test(row.text.slice(from, to))) return true;
  const isFree = (at: number) => !ofWords.test(signs[at]?.read ?? '');
  const { first, last } = signsIn(row, { from, to });
  if (!isFree(first - 1) || !isFree(last + 1)) return false;
  const own = row.signs.slice(from, to);
  return own.every((at, n) => at === own[n + 1] || isFree(at + 1));
}

const wordsOnly = (text: string): string => text.replace(otherThanWords, '');

/** Nearly always: to look at each character takes longer than all the rest. */
const isHarmless = (text: string, words: readonly string[]): boolean => {
  const read = asRead(text);
  const bare = wordsOnly(read);
  return !words.some((word) => read.includes(word) || bare.includes(wordsOnly(word)));
};

/** Of each sign, whether it is part of a word of the list. */
function hiddenAmong(signs: readonly Sign[], words: readonly string[]): boolean[] {
  const written = rowOf(signs, () => true);
  const bare = rowOf(signs, (read) => ofWords.test(read));
  const hidden = signs.map(() => false);
  const hide = (row: Row, span: Span) => {
    const { first, last } = signsIn(row, span);
    hidden.fill(true, first, last + 1);
  };
  for (const span of placesIn(written, words)) if (standsAlone(written, span)) hide(written, span);
  for (const span of placesIn(bare, words.map(wordsOnly))) if (isSpelledOut(bare, signs, span)) hide(bare, span);
  return hidden;
}

/** A text with ○○ in the place of words that a company does not want, in whatever width, case and kana they are written. */
export function withoutForbidden(text: string, forbidden: readonly string[]): string {
  const words = forbidden.map((word) => asRead(word).trim()).filter((word) => word !== '');
  if (words.length === 0 || (!heap.test(text) && isHarmless(text, words))) return text;
  const signs = Array.from(graphemesIn(text), (written) => ({ written, read: asRead(written) }));
  const hidden = hiddenAmong(signs, words);
  return signs.map(({ written }, at) => (hidden[at] ? (hidden[at - 1] ? '' : mask) : written)).join('');
}
