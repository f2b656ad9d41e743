import { readFile } from 'node:fs/promises';
import { answerTasks } from '../apart/answerTasks';
import { Refusal } from '../refusals/refusal';
import { type CsvRow, readCsvTable } from './csvTable';

export interface CsvTask {
  path: string;
  columns: readonly string[];
}

export type CsvReading = { rows: CsvRow[] } | Pick<Refusal, 'error' | 'faults'>;

answerTasks(async ({ path, columns }: CsvTask): Promise<CsvReading> => {
  try {
    return { rows: readCsvTable(await readFile(path), columns) };
  } catch (failure) {
    if (!(failure instanceof Refusal)) throw failure;
    return { error: failure.error, faults: failure.faults };
  }
});
