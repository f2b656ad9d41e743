import { largestSize } from './largestSize';

/** Whether a text of a size fits its place; `keepsLines` leaves the author's lines as they are. */
export type FitsTelop = (text: string, fontSize: number, keepsLines: boolean) => boolean;

export interface FittedTelop {
  fontSize: number;
  keepsLines: boolean;
  pages: readonly string[];
}

/** The author's lines are kept while that costs no more than this. */
const keptLinesShare = 0.62;

/** A text shrinks to its place, then wraps, then is shown in pages: it never leaves its place, and nothing is left out. */
export function fitTelop(text: string, [max, min]: readonly [number, number], fits: FitsTelop): FittedTelop {
  const kept = largestSize(max, Math.max(min, max * keptLinesShare), (size) => fits(text, size, true));
  if (kept !== undefined) return { fontSize: kept, keepsLines: true, pages: [text] };
  const wrapped = largestSize(max, min, (size) => fits(text, size, false));
  if (wrapped !== undefined) return { fontSize: wrapped, keepsLines: false, pages: [text] };
  const pages = pagesOf(text, (page) => fits(page, min, false));
  const paged = largestSize(max, min, (size) => pages.every((page) => fits(page, size, false)));
  return { fontSize: paged ?? min, keepsLines: false, pages };
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
