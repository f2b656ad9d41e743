/** The columns of a file of answers. An answer is known by its question; a picture stays as it is. */
export const answerColumns = [
  'category',
  'question',
  'phrasings',
  'answer',
  'question_en',
  'answer_en',
  'gesture',
  'suggested',
] as const;

const separator = ' | ';
/** Bars that stand for themselves have one more in the file, so that none is taken for the one between two phrasings. */
const ownBars = /(?<=^| )\|+(?= |$)/g;

/** Several phrasings in one cell. */
export const phrasingsInCell = (phrasings: readonly string[]): string =>
  phrasings.map((phrasing) => phrasing.replace(ownBars, '$&|')).join(separator);

/** Whoever writes a file by hand may also put each on a line of its own. */
export const phrasingsOfCell = (cell: string): string[] =>
  cell
    .split(/\r\n|\r|\n| \| /)
    .map((phrasing) => phrasing.trim().replace(ownBars, (bars) => bars.slice(0, Math.max(1, bars.length - 1))))
    .filter((phrasing) => phrasing !== '');

const suggestedWords = ['1', 'yes', 'true', 'はい', '○'];
const notSuggestedWords = ['', '0', 'no', 'false', 'いいえ', '×'];

export const suggestedInCell = (isSuggested: boolean): string => (isSuggested ? '1' : '');

/** Undefined: it says neither. */
export function suggestedOfCell(cell: string): boolean | undefined {
  const said = cell.trim().toLowerCase();
  if (suggestedWords.includes(said)) return true;
  return notSuggestedWords.includes(said) ? false : undefined;
}
