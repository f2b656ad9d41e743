const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** A flag of a region takes 14, a family with skin tones some more; beyond it is no character but a heap of accents. */
const longestGrapheme = 40;

/** Each step of a segmenter takes as long as the text that it was given, so it is given one piece after the other. */
const pieceLength = 2 * longestGrapheme;

const isHighSurrogate = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

function pieceAt(text: string, at: number): string {
  const end = at + pieceLength;
  return text.slice(at, isHighSurrogate(text.charCodeAt(end - 1)) ? end - 1 : end);
}

/** The characters of a text as people count them, found as far as they are asked for. A heap that fills a piece comes in several. */
export function* graphemesIn(text: string): Generator<string> {
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, at);
    const isLast = at + piece.length === text.length;
    for (const { segment, index } of segmenter.segment(piece)) {
      // The last of a piece may go on in the next.
      if (!isLast && index > 0 && index + segment.length === piece.length) break;
      at += segment.length;
      yield segment;
    }
  }
}

/** Length as a person counts it: an emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of graphemesIn(text)) count += 1;
  return count;
}

/** What is longer than this has more characters than so many, or heaps of accents: nothing in it is looked at. */
export const unitsOf = (max: number): number => max * longestGrapheme;

/** Whether a text is no longer than so many characters, found out without counting a whole book. */
export function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= unitsOf(max) && cutGraphemes(text, max) === text;
}

/** The beginning of a text, without breaking the last character in two. */
export function cutGraphemes(text: string, max: number): string {
  let [count, length] = [0, 0];
  for (const grapheme of graphemesIn(text)) {
    if (count === max) break;
    count += 1;
    length += grapheme.length;
  }
  return text.slice(0, length);
}

/** How long a text is for whoever may write so many characters. Of a whole book that was pasted nobody wants to know it exactly. */
export const lengthTold = (text: string, max: number): number =>
  text.length > unitsOf(max) ? text.length : countGraphemes(text);
