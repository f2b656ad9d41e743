import { makeApart, whenOvertaxed } from '../apart/apart';
import type { UploadedFile } from '../calls/handler';
import { Refusal } from '../refusals/refusal';
import type { CsvReading, CsvTask } from './csv.worker';
import type { CsvRow } from './csvTable';

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

const readApart = makeApart<CsvTask, CsvReading>(new URL('./csv.worker.ts', import.meta.url), {
  threads: 1,
  waiting: 20,
  ms: 5000,
  memoryMb: 64,
});

const unreadable = whenOvertaxed((cause): never => {
  throw new Refusal('csvUnreadable', { cause });
});

export async function readCsvUpload({ file }: CsvUpload, columns: readonly string[]): Promise<CsvFile> {
  if (!file) throw new Refusal('csvUnreadable');
  const reading = await readApart({ path: file.path, columns }, file.sentBy).catch(unreadable);
  if ('error' in reading) throw new Refusal(reading.error, { faults: reading.faults });
  return { name: file.filename, rows: reading.rows };
}
