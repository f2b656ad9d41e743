const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Length as a person counts it: an emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** A flag of a region takes 14, a family with skin tones some more; beyond it is no character but a heap of accents. */
const longestGrapheme = 40;

/** Whether a text is no longer than so many characters, found out without counting a whole book. */
export const hasAtMost = (text: string, max: number): boolean =>
  text.length <= max * longestGrapheme && countGraphemes(text) <= max;

/** The beginning of a text, without breaking the last character in two. */
export function cutGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
