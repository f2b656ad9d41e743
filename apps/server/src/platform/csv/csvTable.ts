import type { FieldFault } from '@mukae/contract/calls/answers';
import { importLimits } from '@mukae/contract/domain/list/importLimits';
import { stringify } from 'csv-stringify/sync';
import { Refusal } from '../refusals/refusal';
import { type CsvRecord, csvRecords, NotATable } from './csvRecords';

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

/** A number is none: one below zero stays one. */
const guarded = (cell: string | number): string | number =>
  typeof cell === 'number' ? cell : cell.replace(formula, "'");

/** UTF-8, with or without its mark; what is none was written by a spreadsheet in Japan. */
function decode(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('shift_jis').decode(content);
  }
}

const isBlank = ({ cells }: CsvRecord): boolean => cells.every((cell) => cell.trim() === '');

/** Rows that were emptied in a spreadsheet are written as commas: they are none, but lines all the same. */
function* filledRecords(content: Buffer): Generator<CsvRecord, undefined> {
  for (const record of csvRecords(decode(content))) {
    if (record.line > importLimits.lines) throw new Refusal('csvTooLarge');
    if (!isBlank(record)) yield record;
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

function rowOf({ line, cells }: CsvRecord, heading: readonly string[]): CsvRow {
  const cell = (text: string | undefined) => (text ?? '').replace(guardedFormula, '').trim();
  return {
    line,
    isWhole: cells.length === heading.length,
    values: Object.fromEntries(heading.map((column, place) => [column, cell(cells[place])])),
  };
}

/** No further than the limit. */
function rowsIn(content: Buffer, columns: readonly string[]): CsvRow[] {
  const records = filledRecords(content);
  const heading = records.next().value?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  refuseOtherHeading(heading, columns);
  const rows: CsvRow[] = [];
  for (const record of records) {
    if (rows.length === importLimits.rows) throw new Refusal('csvTooLarge');
    rows.push(rowOf(record, heading));
  }
  return rows;
}

/** Reads a table whose heading names exactly the columns, in any order. */
export function readCsvTable(content: Buffer, columns: readonly string[]): CsvRow[] {
  try {
    return rowsIn(content, columns);
  } catch (failure) {
    throw failure instanceof NotATable ? new Refusal('csvUnreadable', { cause: failure }) : failure;
  }
}

type CsvCells = readonly (string | number)[];

const written = (rows: readonly CsvCells[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // Of itself it would quote a line break that is one of its own alone.
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

export const writeCsvRows = (rows: readonly CsvCells[]): string => written(rows.map((row) => row.map(guarded)));

export const writeCsvTable = (columns: readonly string[], rows: readonly CsvCells[]): string =>
  byteOrderMark + written([columns]) + writeCsvRows(rows);
