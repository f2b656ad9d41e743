import { graphemesIn } from '#domain/text/graphemes';
import type { BothLanguages } from './sceneWords';

export type Leading = keyof BothLanguages;

/** As much as is read at once: two lines of sixteen full characters, of which each is as wide as two letters. */
const pageWidth = 2 * 16 * 2;

/** Beyond the letters of Europe, but for the narrow kana. */
const isWide = (grapheme: string): boolean => grapheme > '\u02ff' && !/^[\uff61-\uff9f]/.test(grapheme);

const widthOf = (text: string): number => {
  let width = 0;
  for (const grapheme of graphemesIn(text)) width += isWide(grapheme) ? 2 : 1;
  return width;
};

/** A part of a text, and where it begins there. */
interface Piece {
  from: number;
  text: string;
}

const endOf = ({ from, text }: Piece): number => from + text.length;

function cutAfter(text: string, from: number, breaks: RegExp): Piece[] {
  let at = from;
  return text.split(breaks).map((part) => {
    const piece = { from: at, text: part };
    at += part.length;
    return piece;
  });
}

/** One full stop after another ends one sentence; a point within a number or an address ends none. */
const sentenceEnds = /(?<=[。！？\n][」』）]*)(?![。！？」』）\n])|(?<=[.!?]["')]*\s+)/u;
const clauseEnds = /(?<=[、，；：])|(?<=[,;:]\s+)/u;
const wordEnds = /(?<=\s+)(?!\s)/u;

/** A clause that is too long for a page: as many of its words as there is room for, or its letters. */
function filled(piece: Piece): Piece[] {
  const words = cutAfter(piece.text, piece.from, wordEnds).flatMap((word) =>
    widthOf(word.text) <= pageWidth ? [word] : lettersOf(word),
  );
  return packed(words);
}

function lettersOf({ from, text }: Piece): Piece[] {
  let at = from;
  return [...graphemesIn(text)].map((letter) => {
    const piece = { from: at, text: letter };
    at += letter.length;
    return piece;
  });
}

/** As many together as fill a page. */
function packed(pieces: readonly Piece[]): Piece[] {
  const pages: Piece[] = [];
  for (const piece of pieces) {
    const last = pages.at(-1);
    if (last && widthOf((last.text + piece.text).trim()) <= pageWidth) last.text += piece.text;
    else pages.push({ ...piece });
  }
  return pages;
}

/** A text in pieces that each fit a page: sentences, or their clauses, where one is too long. */
function pagesIn(text: string): Piece[] {
  const fits = (piece: Piece) => widthOf(piece.text.trim()) <= pageWidth;
  const pieces = cutAfter(text, 0, sentenceEnds).flatMap((sentence) =>
    fits(sentence)
      ? [sentence]
      : packed(
          cutAfter(sentence.text, sentence.from, clauseEnds).flatMap((clause) =>
            fits(clause) ? [clause] : filled(clause),
          ),
        ),
  );
  return packed(pieces.filter(({ text: part }) => part !== '')).filter(({ text: page }) => page.trim() !== '');
}

/** What is read at once of an answer, in both languages. */
export interface AnswerPage extends BothLanguages {
  /** Where it begins in the language that leads. */
  from: number;
}

/** The sentences of the other language that go with a part of the text: by their number, else by how far they reach. */
function besideOf(page: Piece, sentences: readonly Piece[], others: readonly Piece[], whole: string): string {
  const isWithin = (from: number, until: number) => from < endOf(page) && until > page.from;
  const lastOther = others.at(-1);
  if (!lastOther) return '';
  const total = endOf(lastOther);
  const scale = sentences.length === others.length ? null : whole.length / total;
  return others
    .filter((other, place) => {
      if (scale !== null) return isWithin(other.from * scale, endOf(other) * scale);
      const sentence = sentences[place];
      return sentence !== undefined && isWithin(sentence.from, endOf(sentence));
    })
    .map(({ text }) => text)
    .join('')
    .trim();
}

/** An answer in pages, each with what goes with it in the other language. More words at its end change no page but the last. */
export function answerPages(words: BothLanguages, leading: Leading): readonly AnswerPage[] {
  const other: Leading = leading === 'ja' ? 'en' : 'ja';
  const whole = words[leading];
  const sentences = cutAfter(whole, 0, sentenceEnds).filter(({ text }) => text.trim() !== '');
  const others = cutAfter(words[other], 0, sentenceEnds).filter(({ text }) => text.trim() !== '');
  const pages = pagesIn(whole);
  if (pages.length === 0) return [{ ...words, from: 0 }];
  return pages.map((page) => {
    const beside = pages.length === 1 ? words[other].trim() : besideOf(page, sentences, others, whole);
    const said = page.text.trim();
    return leading === 'ja' ? { ja: said, en: beside, from: page.from } : { ja: beside, en: said, from: page.from };
  });
}

/** Which page is read while so much of an answer has been said. */
export const pageSaid = (pages: readonly AnswerPage[], spokenTo: number): number =>
  Math.max(
    0,
    pages.findLastIndex(({ from }) => from <= spokenTo),
  );
