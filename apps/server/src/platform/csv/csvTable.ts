import type { FieldFault } from '@mukae/contract/calls/answers';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { Refusal } from '../refusals/refusal';

export interface CsvRow {
  /** Where it begins in the file, counted from 1 with the heading. */
  line: number;
  values: Readonly<Record<string, string>>;
  /** Whether it has as many cells as the heading. */
  isWhole: boolean;
}

const byteOrderMark = '\ufeff';

/** A spreadsheet takes a cell that begins like this for a formula, so it is written behind one more apostrophe. */
const formula = /^(?='*[=+\-@\t\r＝＋－＠])/;
const guardedFormula = /^'(?='*[=+\-@\t\r＝＋－＠])/;

const guarded = (text: string): string => text.replace(formula, "'");
const lineBreaks = (record: readonly string[]): number => record.join('').match(/\r\n|\r|\n/g)?.length ?? 0;

/** UTF-8, with or without its mark; what is none was written by a spreadsheet in Japan. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('shift_jis').decode(content);
  }
}

const records = z.array(z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) }));

function recordsIn(content: Buffer) {
  try {
    return records.parse(
      parse(decode(content), {
        info: true,
        relax_column_count: true,
        // Rows that were emptied in a spreadsheet are written as commas.
        skip_records_with_empty_values: true,
        max_record_size: 100_000,
      }),
    );
  } catch (cause) {
    throw new Refusal('csvUnreadable', { cause });
  }
}

/** What is wrong with which column of a heading. */
const headingFaults = (heading: readonly string[], columns: readonly string[]): FieldFault[] => [
  ...columns.filter((column) => !heading.includes(column)).map((field) => ({ field, fault: 'columnMissing' }) as const),
  ...heading
    .filter((column) => !columns.includes(column))
    .map((column) => ({ field: column.slice(0, 100), fault: 'columnUnknown' }) as const),
  ...columns
    .filter((column) => heading.indexOf(column) !== heading.lastIndexOf(column))
    .map((field) => ({ field, fault: 'columnTwice' }) as const),
];

/** Where not one column is known, the first row is no heading. */
function refuseOtherHeading(heading: readonly string[], columns: readonly string[]): void {
  if (!columns.some((column) => heading.includes(column))) throw new Refusal('csvUnreadable');
  const faults = headingFaults(heading, columns);
  if (faults.length > 0) throw new Refusal('csvColumns', { faults });
}

/** Reads a table whose heading names exactly the columns, in any order. */
export function readCsvTable(content: Buffer, columns: readonly string[]): CsvRow[] {
  const [first, ...rest] = recordsIn(content);
  const heading = first?.record.map((cell) => cell.trim().toLowerCase()) ?? [];
  refuseOtherHeading(heading, columns);
  const cell = (text: string | undefined) => (text ?? '').replace(guardedFormula, '').trim();
  return rest.map(({ record, info }) => ({
    line: info.lines - lineBreaks(record),
    isWhole: record.length === heading.length,
    values: Object.fromEntries(heading.map((column, place) => [column, cell(record[place])])),
  }));
}

export const writeCsvTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  byteOrderMark + stringify([[...columns], ...rows.map((row) => row.map(guarded))], { record_delimiter: 'windows' });
