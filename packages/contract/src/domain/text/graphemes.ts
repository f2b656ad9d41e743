const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Length as a person counts it: an emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}

/** The beginning of a text, without breaking the last character in two. */
export function cutGraphemes(text: string, max: number): string {
  let count = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return text.slice(0, index);
    count += 1;
  }
  return text;
}
