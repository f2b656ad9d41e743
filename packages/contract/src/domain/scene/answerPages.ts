import { breathsOf, sentencesOf } from '../voice/sentences';
import { lineWidth, lineWidthOf } from './lineWidth';
import type { BothLanguages } from './sceneWords';

export type Leading = keyof BothLanguages;

/** As much as is read at once: two lines. */
const pageWidth = 2 * lineWidth;
const pageLetters: Readonly<Record<Leading, number>> = { ja: pageWidth / 2, en: pageWidth };

/** Where a part of a text begins and ends. */
interface Part {
  from: number;
  until: number;
}

/** Where parts stand that follow one another. */
function placesOf(parts: readonly string[], text: string): Part[] {
  let at = 0;
  return parts.map((part) => {
    const from = text.indexOf(part, at);
    at = from + part.length;
    return { from, until: at };
  });
}

/** Sentences, and parts of those that are too long, as many together as fill a page. */
function pagesIn(text: string, leading: Leading): Part[] {
  const pages: Part[] = [];
  for (const { from, until } of placesOf(breathsOf(text, pageLetters[leading]), text)) {
    const last = pages.at(-1);
    if (last && lineWidthOf(text.slice(last.from, until)) <= pageWidth) last.until = until;
    else pages.push({ from, until });
  }
  return pages;
}

/** The sentences of the other language that go with a page: by their number, or by how far they reach. */
function besideOf(page: Part, text: string, other: string): string {
  const own = placesOf(sentencesOf(text), text);
  const others = placesOf(sentencesOf(other), other);
  const scale = text.length / Math.max(1, other.length);
  const [first, ...more] = others.filter(({ from, until }, place) => {
    const same = own.length === others.length ? own[place] : { from: from * scale, until: until * scale };
    return same !== undefined && same.from < page.until && same.until > page.from;
  });
  return first ? other.slice(first.from, (more.at(-1) ?? first).until) : '';
}

/** What is read at once of an answer, in both languages. */
interface AnswerPage extends BothLanguages {
  /** Where it begins in the language that leads. */
  from: number;
}

/** An answer in pages, each with what goes with it in the other language. More words at its end change no page but the last. */
export function answerPages(words: BothLanguages, leading: Leading): readonly AnswerPage[] {
  const second: Leading = leading === 'ja' ? 'en' : 'ja';
  const [text, other] = [words[leading], words[second]];
  const pages = pagesIn(text, leading);
  if (pages.length < 2) return [{ ...words, from: 0 }];
  return pages.map((page) => {
    const read = { [leading]: text.slice(page.from, page.until), [second]: besideOf(page, text, other) };
    return { ja: read.ja ?? '', en: read.en ?? '', from: page.from };
  });
}

/** Which page is read while so much of an answer has been said. */
export const pageSaid = (pages: readonly AnswerPage[], spokenTo: number): number =>
  Math.max(
    0,
    pages.findLastIndex(({ from }) => from <= spokenTo),
  );
