import { makeApart, Overtaxed } from '../apart/apart';
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

function unreadable(failure: unknown): never {
  throw failure instanceof Overtaxed ? new Refusal('csvUnreadable', { cause: failure }) : failure;
}

export async function readCsvUpload({ file }: CsvUpload, columns: readonly string[]): Promise<CsvFile> {
  if (!file) throw new Refusal('csvUnreadable');
  const reading = await readApart({ path: file.path, columns }).catch(unreadable);
  if ('error' in reading) throw new Refusal(reading.error, { faults: reading.faults });
  return { name: file.filename, rows: reading.rows };
}
