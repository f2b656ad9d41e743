const segmenter = new Intl.Segmenter('ja', { granularity: 'grapheme' });

/** Length as a person counts it: an emoji or a letter with its accent is one. */
export function countGraphemes(text: string): number {
  let count = 0;
  for (const _ of segmenter.segment(text)) count += 1;
  return count;
}
