import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { ImportAnswer, PreviewedRow } from '@mukae/contract/calls/csv';
import { useState } from 'react';
import { isError } from '@/api/call';

/** Without the mark of a preview nothing is written: the answer is one. */
export type SendCsv = (file: File, mark?: string) => Promise<ImportAnswer | ErrorAnswer>;

export interface Preview extends Pick<ImportAnswer, 'logsOut' | 'endsCall' | 'mark'> {
  file: File;
  rows: readonly PreviewedRow[];
}

/** From the choice of a file over what it would do to what it has done. */
type CsvImportState =
  | { step: 'choosing'; trouble: ErrorAnswer | null; busy: boolean }
  | ({ step: 'previewing'; trouble: ErrorAnswer | null; busy: boolean } & Preview)
  | { step: 'written'; rows: readonly PreviewedRow[] };

const choosing = { step: 'choosing', trouble: null, busy: false } as const;

export function useCsvImport(send: SendCsv, onWritten: (answer: ImportAnswer) => void) {
  const [state, setState] = useState<CsvImportState>(choosing);

  const show = async (file: File, trouble: ErrorAnswer | null) => {
    const answer = await send(file);
    if (isError(answer)) return setState({ step: 'choosing', trouble: answer, busy: false });
    const { rows, logsOut, endsCall, mark } = answer;
    setState({ step: 'previewing', file, rows, logsOut, endsCall, mark, trouble, busy: false });
  };

  const choose = (file: File) => {
    setState({ step: 'choosing', trouble: null, busy: true });
    void show(file, null);
  };

  /** What is refused although its preview was fine has become outdated: the preview is made anew. */
  const write = async (preview: Preview) => {
    const { file, mark } = preview;
    setState({ ...preview, step: 'previewing', trouble: null, busy: true });
    const answer = await send(file, mark);
    if (isError(answer)) return show(file, answer);
    setState({ step: 'written', rows: answer.rows });
    onWritten(answer);
  };

  return { state, choose, write, startAgain: () => setState(choosing) };
}
