const opening = new Set('「『（(【');
const closing = new Set('」』）)】');
const fullStops = new Set('。！？');
const marks = new Set('!?');
const quotation = new Set('"”\'’)');
/** What stands behind the end of a sentence and belongs to it. */
const behindEnd = /[。！？!?」』）)】"”'’…]/;
const blank = /\s/;
const notAscii = /[^ -~]/;
/** After these a dot is no end; nor after a single letter, or the number of an item. */
const abbreviation =
  /(?:^|[\s(（])(?:mr|mrs|ms|dr|st|no|vs|etc|approx|inc|co|ltd|jr|sr|prof|ext|tel|[a-z]|(?:[a-z]\.)+[a-z]|\d{1,2})$/i;

/** Whether a sentence ends with the sign at that place. */
function isEnd(text: string, at: number): boolean {
  const sign = text[at] ?? '';
  const next = text[at + 1] ?? ' ';
  if (fullStops.has(sign)) return true;
  if (marks.has(sign)) return blank.test(next) || notAscii.test(next) || behindEnd.test(next);
  const isFollowed = blank.test(next) || (quotation.has(next) && blank.test(text[at + 2] ?? ' '));
  return sign === '.' && isFollowed && !abbreviation.test(text.slice(Math.max(0, at - 12), at));
}

/** Where the first sentence ends; undefined as long as that is not known. */
function endOfFirst(text: string): number | undefined {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\n') return at + 1;
    if (opening.has(sign)) depth += 1;
    if (closing.has(sign)) depth = Math.max(0, depth - 1);
    if (depth > 0 || !isEnd(text, at)) continue;
    let end = at + 1;
    while (behindEnd.test(text[end] ?? '')) end += 1;
    // What comes next may still belong to it.
    return end < text.length ? end : undefined;
  }
  return undefined;
}

/** Cuts what comes in pieces into sentences, in Japanese and in English. A quotation stays whole, and a line ends what stands in it. */
export function makeSentences() {
  let pending = '';
  return {
    /** Those that are whole by now. */
    take(text: string): string[] {
      pending += text;
      const whole: string[] = [];
      for (let end = endOfFirst(pending); end !== undefined; end = endOfFirst(pending)) {
        whole.push(pending.slice(0, end));
        pending = pending.slice(end);
      }
      return whole;
    },
    /** What is left, and may be none. */
    rest: () => pending,
  };
}
