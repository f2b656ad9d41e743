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

interface Span {
  from: number;
  to: number;
}

function placesOf(word: string, text: string): Span[] {
  const places: Span[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    places.push({ from, to: from + word.length });
  }
  return places;
}

/** In Latin letters a word is only what stands alone: `ass` is no part of `class`. */
const standsAlone = (text: string, { from, to }: Span): boolean =>
  !(latin.test(text[from] ?? '') && latin.test(text[from - 1] ?? '')) &&
  !(latin.test(text[to - 1] ?? '') && latin.test(text[to] ?? ''));

function forbiddenPlaces(text: string, words: readonly string[]): Span[] {
  const innocent = harmless.flatMap((word) => placesOf(word, text));
  const isInnocent = ({ from, to }: Span) => innocent.some((span) => span.from <= from && to <= span.to);
  return words
    .filter((word) => word !== '')
    .flatMap((word) => placesOf(word, text))
    .filter((span) => standsAlone(text, span) && !isInnocent(span));
}

interface Character {
  written: string;
  isHidden: boolean;
}

/** The characters of a text, and whether they are part of a word of the list. */
function charactersOf(text: string, words: readonly string[]): Character[] {
  const folded = words.map((word) => inOneScript(word).trim());
  const whole = inOneScript(text);
  // Nearly always: to look at each character takes longer than all the rest.
  if (!folded.some((word) => word !== '' && whole.includes(word))) return [];
  const signs = Array.from(graphemesIn(text), (written) => ({ written, read: inOneScript(written) }));
  const places = forbiddenPlaces(signs.map(({ read }) => read).join(''), folded);
  let from = 0;
  return signs.map(({ written, read }) => {
    const to = from + read.length;
    const isHidden = places.some((place) => place.from < to && from < place.to);
    from = to;
    return { written, isHidden };
  });
}

/** Whether one of the words stands there that a company does not want: in any width, case and kana. */
export const hasForbidden = (text: string, words: readonly string[]): boolean =>
  charactersOf(text, words).some(({ isHidden }) => isHidden);

/** The same text with ○○ in the place of such words. */
export function withoutForbidden(text: string, words: readonly string[]): string {
  const characters = charactersOf(text, words);
  if (!characters.some(({ isHidden }) => isHidden)) return text;
  return characters
    .map(({ written, isHidden }, at) => {
      if (!isHidden) return written;
      return characters[at - 1]?.isHidden ? '' : mask;
    })
    .join('');
}
