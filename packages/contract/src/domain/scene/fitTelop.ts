import { largestSize } from './largestSize';

/** author: only where the author broke them. phrases: also between phrases. anywhere: wherever the place ends. */
type TelopBreaks = 'author' | 'phrases' | 'anywhere';

/** Whether a text of a size fits its place. */
export type FitsTelop = (text: string, fontSize: number, breaks: TelopBreaks) => boolean;

export interface FittedTelop {
  fontSize: number;
  breaks: TelopBreaks;
  pages: readonly string[];
}

/** The author's lines are kept while that costs no more than this. */
const keptLinesShare = 0.5;

/** A text shrinks to its place, then wraps, then is shown in pages: it never leaves its place, and nothing is left out. */
export function fitTelop(text: string, [max, min]: readonly [number, number], fits: FitsTelop): FittedTelop {
  const atMost = (least: number, breaks: TelopBreaks) => largestSize(max, least, (size) => fits(text, size, breaks));
  const kept = atMost(Math.max(min, max * keptLinesShare), 'author');
  if (kept !== undefined) return { fontSize: kept, breaks: 'author', pages: [text] };
  const wrapped = atMost(min, 'phrases');
  if (wrapped !== undefined) return { fontSize: wrapped, breaks: 'phrases', pages: [text] };
  const pages = pagesOf(text, (page) => fits(page, min, 'anywhere'));
  const paged = largestSize(max, min, (size) => pages.every((page) => fits(page, size, 'phrases')));
  return { fontSize: paged ?? min, breaks: 'anywhere', pages };
}

/** Whole lines on each page; a line too long for one is cut after a sentence, then in the middle. */
function pagesOf(text: string, fits: (page: string) => boolean): string[] {
  const pages: string[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    for (const [place, piece] of cutToFit(line, fits).entries()) {
      const page = pages.at(-1);
      const longer = page === undefined ? piece : `${page}${place === 0 ? '\n' : ''}${piece}`;
      if (page !== undefined && fits(longer)) pages[pages.length - 1] = longer;
      else pages.push(piece);
    }
  }
  return pages;
}

const shortest = 4;

function cutToFit(line: string, fits: (page: string) => boolean): string[] {
  if (line.length < shortest || fits(line)) return [line];
  const sentences = line.split(/(?<=[。、！？.!?] ?)(?=.)/u);
  const parts = sentences.length > 1 ? sentences : halves(line);
  return parts.flatMap((part) => cutToFit(part, fits));
}

function halves(line: string): string[] {
  const letters = Array.from(line);
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
}
