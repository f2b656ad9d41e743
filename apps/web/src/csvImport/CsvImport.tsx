import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { useState } from 'react';
import { ChosenFile } from './ChosenFile';
import { FileChoice } from './FileChoice';
import type { CsvColumn } from './importColumns';
import { type SendCsv, useCsvImport } from './useCsvImport';
import { Written } from './Written';

interface CsvImportProps {
  /** `(file, mark) => call(accountCalls.importUsers, { ...scope, mark }, { file })` */
  send: SendCsv;
  /** In the order of the file. The first names the row, the second stands above it. */
  columns: readonly CsvColumn[];
  words: {
    /** "Download the present users" */
    download: string;
    /** The name of the table of rows. */
    rows: string;
    /** What follows a successful import, if there is more to know. */
    afterwards?: string;
    toList: string;
  };
  /** Where the present rows are, as a file; undefined while it is open whose. */
  exportPath: string | undefined;
  listPath: string;
  onWritten: (answer: ImportAnswer) => void;
}

/** Rows from a file: what each of them would do is shown first, and then all of them are written or none. */
export function CsvImport({ send, columns, words, exportPath, listPath, onWritten }: CsvImportProps) {
  const csv = useCsvImport(send, onWritten);
  const [faultsOnly, setFaultsOnly] = useState(false);
  const { state } = csv;
  if (state.step === 'written') {
    return <Written rows={state.rows} words={words} listPath={listPath} onAgain={csv.startAgain} />;
  }
  if (state.step === 'previewing') {
    return (
      <ChosenFile
        preview={state}
        columns={columns}
        label={words.rows}
        faultsOnly={faultsOnly}
        onFaultsOnly={setFaultsOnly}
        onWrite={() => void csv.write(state)}
        onAgain={csv.startAgain}
      />
    );
  }
  return (
    <FileChoice
      choice={state}
      columns={columns}
      download={exportPath === undefined ? undefined : { path: exportPath, word: words.download }}
      onChoose={csv.choose}
    />
  );
}
