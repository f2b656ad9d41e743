import { readFile } from 'node:fs/promises';
import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { importRowsMax } from '@mukae/contract/calls/csv';
import { normaliseLoginId } from '@mukae/contract/domain/account/loginId';
import type { FieldChange } from '@mukae/contract/domain/audit/action';
import { hasControlCharacters } from '@mukae/contract/domain/text/controlCharacters';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { faultOf } from '@mukae/contract/errors/faults';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';
import type { Database } from '../db/database';
import { violatesUnique } from '../db/failures';
import type { UploadedFile } from '../http/handler';
import { type FieldFault, Refusal } from '../http/refusal';
import { type CsvRow, readCsvTable } from './csvTable';

/** What a row would do, or why it cannot. */
export type RowPlan<Deed> =
  | { kind: 'add' | 'change'; deed: Deed }
  | { kind: 'none' }
  | { kind: 'refused'; faults: FieldFault[] };

export interface PlannedRow<Deed> {
  row: CsvRow;
  plan: RowPlan<Deed>;
}

/** A file to be read, and whether what it says is to be done. */
export interface CsvUpload {
  companyId?: number | undefined;
  file: UploadedFile | undefined;
  isForceSubmit: boolean;
}

export interface CsvFile {
  name: string;
  content: Buffer;
}

export async function openCsv({ file }: CsvUpload): Promise<CsvFile> {
  if (!file) throw new Refusal('csvUnreadable');
  return { name: file.filename, content: await readFile(file.path) };
}

export function readRows({ content }: CsvFile, columns: readonly string[]): CsvRow[] {
  const rows = readCsvTable(content, columns);
  if (rows.length > importRowsMax) throw new Refusal('csvTooLarge');
  return rows;
}

export interface Named {
  id: number;
  name: string;
}

/** Rows write names where the console chooses. Of several that have the name it is the one that was chosen before. */
export function idNamed(list: readonly Named[], name: string, before: number | null | undefined): number | undefined {
  const named = list.filter((item) => item.name === name);
  return (named.find(({ id }) => id === before) ?? named[0])?.id;
}

/** What can be looked up: the database knows no text with control characters. */
export const loginIdsIn = (rows: readonly CsvRow[]): string[] =>
  rows.map(({ values }) => values.login_id ?? '').filter((loginId) => !hasControlCharacters(loginId));

/** What each row would do: first its own faults, then a login id that stood in the file before, then what is there. */
export function planRows<Values extends { login_id: string }, Deed>(
  rows: readonly CsvRow[],
  schemaOf: (row: CsvRow) => z.ZodMiniType<Values>,
  planOf: (values: Values) => RowPlan<Deed>,
): PlannedRow<Deed>[] {
  const seen = new Set<string>();
  const refused = (row: CsvRow, found: FieldFault[]): PlannedRow<Deed> => ({
    row,
    plan: { kind: 'refused', faults: found },
  });
  return rows.map((row) => {
    if (!row.isWhole) return refused(row, [{ field: '', fault: 'columns' }]);
    const parsed = schemaOf(row).safeParse(row.values);
    if (!parsed.success) {
      return refused(
        row,
        parsed.error.issues.map((issue) => ({ field: issue.path.join('.'), fault: faultOf(issue) })),
      );
    }
    const loginId = normaliseLoginId(parsed.data.login_id);
    if (seen.has(loginId)) return refused(row, [{ field: 'login_id', fault: 'loginIdTwice' }]);
    seen.add(loginId);
    return { row, plan: planOf(parsed.data) };
  });
}

/** Nothing is written while one row has a fault. */
export function deedsOf<Deed>(planned: readonly PlannedRow<Deed>[]): { kind: 'add' | 'change'; deed: Deed }[] {
  return planned.flatMap(({ plan }) => {
    if (plan.kind === 'refused') throw new Refusal('csvFaults');
    return plan.kind === 'none' ? [] : [plan];
  });
}

/** All rows or none; a login id that somebody else took meanwhile is told. */
export const inOneGo = <Result>(db: Database, write: (tx: Database) => Promise<Result>): Promise<Result> =>
  db.transaction(write).catch((failure) => {
    throw violatesUnique(failure, 'users_login_id') ? new Refusal('changedMeanwhile') : failure;
  });

/** How much a file did, for the audit log. */
export function countsOf(deeds: readonly { kind: 'add' | 'change' }[]): FieldChange[] {
  const added = deeds.filter(({ kind }) => kind === 'add').length;
  return [
    { field: 'added', from: '', to: String(added) },
    { field: 'changed', from: '', to: String(deeds.length - added) },
  ];
}

export const presentImport = (
  planned: readonly PlannedRow<unknown>[],
  isWritten: boolean,
  language: Language,
): ImportAnswer => ({
  result: 'OK',
  isWritten,
  rows: planned.map(({ row, plan }) => ({
    line: row.line,
    values: row.values,
    effect: plan.kind,
    faults:
      plan.kind === 'refused'
        ? plan.faults.map(({ field, fault }) => ({ field, msg: answeredFaults[fault][language] }))
        : [],
  })),
});
