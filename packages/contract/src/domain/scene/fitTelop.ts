import { graphemesIn } from '#domain/text/graphemes';
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
  let rest = piecesOf(text, fits);
  let together = 1;
  while (rest.length > 0) {
    const [first = '', ...others] = rest;
    const most = mostTogether(rest.length, together, (count) => fits(pageOf(rest.slice(0, count))));
    if (most === 0 && first.length >= shortest) {
      rest = [...halves(first), ...others];
      continue;
    }
    together = Math.max(most, 1);
    pages.push(pageOf(rest.slice(0, together)));
    rest = rest.slice(together);
  }
  return pages;
}

const shortest = 4;

/** Lines, or the sentences of those that are too long; the first of each line begins with its break. */
const piecesOf = (text: string, fits: (page: string) => boolean): string[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .flatMap((line) => (fits(line) ? [`\n${line}`] : `\n${line}`.split(/(?<=[。、！？.!?] ?)(?=.)/u)));

const pageOf = (pieces: readonly string[]): string => pieces.join('').replace(/^\n/, '');

/** How many of so many fit in one place. Looked for near a number, because measuring is dear and pages hold about the same. */
function mostTogether(all: number, near: number, fit: (count: number) => boolean): number {
  let [most, tooMany] = [0, all + 1];
  let next = Math.min(near, all);
  for (let step = 1; tooMany - most > 1; step *= 2) {
    if (fit(next)) most = next;
    else tooMany = next;
    if (tooMany > all) next = Math.min(most + step, all);
    else if (most === 0) next = Math.max(tooMany - step, 1);
    else next = Math.floor((most + tooMany) / 2);
  }
  return most;
}

function halves(line: string): string[] {
  const letters = [...graphemesIn(line)];
  const middle = Math.ceil(letters.length / 2);
  return [letters.slice(0, middle).join(''), letters.slice(middle).join('')];
}
