/** Begins with what stands in another title. */
const leans = /^(and|but|its?|others|that|the same|them|they|this) /i;
const fewestWords = 3;

/** Titles that nobody understands who reads them alone, as in the closing lines of a run. */
export function unclearTitles(titles: readonly string[]): string[] {
  return titles.filter((title) => {
    const words = title.replace(/\[[A-Z]-[A-Z]{0,2}\d+\]/g, '').trim();
    return words.split(/\s+/).length < fewestWords || leans.test(words);
  });
}
