/** One row of a file as it is written. */
export interface CsvRecord {
  /** Where it begins in the file, counted from 1. */
  line: number;
  cells: string[];
}

/** A quote stands where none may or never ends, or a row goes on and on. */
export class NotATable extends Error {}

/** Much longer than any row of a table of names. */
const longestRecord = 100_000;
const mostCells = 1000;

const lineBreaks = /\r\n|\r|\n/g;

/** Row by row, blank ones as well, so that whoever asks may stop. */
export function* csvRecords(text: string): Generator<CsvRecord> {
  const endOfPlain = /[",\r\n]/g;
  let at = 0;
  let line = 1;

  function plainCell(): string {
    const begin = at;
    endOfPlain.lastIndex = at;
    at = endOfPlain.exec(text)?.index ?? text.length;
    return text.slice(begin, at);
  }

  function quotedCell(): string {
    const begin = at + 1;
    let end = text.indexOf('"', begin);
    while (end >= 0 && text[end + 1] === '"' && end - begin < longestRecord) end = text.indexOf('"', end + 2);
    if (end < 0) throw new NotATable('A quote never ends.');
    at = end + 1;
    const content = text.slice(begin, end);
    line += content.match(lineBreaks)?.length ?? 0;
    return content.replaceAll('""', '"');
  }

  function goneOn(): boolean {
    if (text[at] !== ',') return false;
    at += 1;
    return true;
  }

  function endLine(): void {
    if (at < text.length && text[at] !== '\r' && text[at] !== '\n')
      throw new NotATable('A quote stands within a cell.');
    at += text.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
  }

  while (at < text.length) {
    const begin = at;
    const record: CsvRecord = { line, cells: [] };
    do {
      record.cells.push(text[at] === '"' ? quotedCell() : plainCell());
      if (at - begin > longestRecord || record.cells.length > mostCells) throw new NotATable('A row goes on and on.');
    } while (goneOn());
    endLine();
    yield record;
  }
}
