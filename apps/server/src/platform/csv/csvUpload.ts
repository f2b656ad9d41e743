import { readFile } from 'node:fs/promises';
import { importRowsMax } from '@mukae/contract/calls/csv';
import type { UploadedFile } from '../calls/handler';
import { Refusal } from '../refusals/refusal';
import { type CsvRow, readCsvTable } from './csvTable';

/** A file to be read, and the mark of its preview when what that showed is to be done. */
export interface CsvUpload {
  companyId?: number | undefined;
  file: UploadedFile | undefined;
  mark?: string | undefined;
}

interface CsvFile {
  name: string;
  rows: CsvRow[];
}

export async function readCsvUpload({ file }: CsvUpload, columns: readonly string[]): Promise<CsvFile> {
  if (!file) throw new Refusal('csvUnreadable');
  const rows = readCsvTable(await readFile(file.path), columns);
  if (rows.length > importRowsMax) throw new Refusal('csvTooLarge');
  return { name: file.filename, rows };
}
