import { graphemesIn } from '#domain/text/graphemes';

/** A line of sixteen full characters, of which each is as wide as two letters. */
export const lineWidth = 16 * 2;

/** Beyond the letters of Europe, but for the narrow kana. */
const isWide = (grapheme: string): boolean => grapheme > '\u02ff' && !/^[\uff61-\uff9f]/.test(grapheme);

/** In letters. */
export function lineWidthOf(text: string): number {
  let width = 0;
  for (const grapheme of graphemesIn(text)) width += isWide(grapheme) ? 2 : 1;
  return width;
}
