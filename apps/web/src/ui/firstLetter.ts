const letters = new Intl.Segmenter();

/** What stands for somebody without a picture; undefined without a name. */
export const firstLetter = (name: string): string | undefined =>
  letters.segment(name)[Symbol.iterator]().next().value?.segment;
