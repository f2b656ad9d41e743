import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { answerColumns } from '@mukae/contract/domain/answer/answerTable';
import type { Language } from '@mukae/contract/language';
import { deedsShown, inOneGo, presentImport, recordImport } from '#features/accounts';
import type { Audit } from '#features/audit';
import { companyIn } from '#features/companies';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import { writeCsvTable } from '#platform/csv/csvTable';
import { type CsvUpload, readCsvUpload } from '#platform/csv/csvUpload';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { refuseTooManyAnswers } from './answerRoom';
import { answerInColumns, planAnswerRows } from './answerRows';
import { answersOfCompany, insertAnswers, saveAnswer } from './answers.repo';

export interface AnswerTables {
  /** The answers of the company as CSV, in words of a language. */
  write(principal: LoggedIn, companyId: number | undefined, language: Language): Promise<string>;
  /** Shows what a file would do, and does what was shown when it is asked to: all of it or nothing. */
  read(principal: LoggedIn, upload: CsvUpload, language: Language): Promise<ImportAnswer>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  audit: Audit;
}

type Planned = ReturnType<typeof planAnswerRows>;

const present = (planned: Planned, isWritten: boolean, language: Language): ImportAnswer =>
  presentImport(planned, { isWritten, logsOut: 'nobody', endsCall: false }, language);

export function makeAnswerTables({ db, clock, audit }: Dependencies): AnswerTables {
  return {
    async write(principal, named, language) {
      const companyId = await companyIn(db, reachOf(principal, 'answer.manage', named));
      const rows = (await answersOfCompany(db, companyId)).map((answer) => answerInColumns(answer, language));
      return writeCsvTable(
        answerColumns,
        rows.map((row) => answerColumns.map((column) => row[column])),
      );
    },

    async read(principal, upload, language) {
      const companyId = await companyIn(db, reachOf(principal, 'answer.manage', upload.companyId));
      const { name: fileName, rows } = await readCsvUpload(upload, answerColumns);
      const { mark } = upload;
      if (mark === undefined) {
        const planned = planAnswerRows(rows, await answersOfCompany(db, companyId));
        await refuseTooManyAnswers(db, companyId, planned.filter(({ plan }) => plan.kind === 'add').length);
        return present(planned, false, language);
      }
      const planned = await inOneGo(db, companyId, async (tx) => {
        const planned = planAnswerRows(rows, await answersOfCompany(tx, companyId));
        const deeds = deedsShown(planned, mark);
        const added = deeds.flatMap((deed) => (deed.kind === 'add' ? [deed.described] : []));
        await refuseTooManyAnswers(tx, companyId, added.length);
        await insertAnswers(
          tx,
          added.map((described) => ({ ...described, companyId, createdAt: clock.now() })),
        );
        for (const deed of deeds) {
          if (deed.kind === 'add') continue;
          const { id, version } = deed.answer;
          if (!(await saveAnswer(tx, id, deed.change, version))) throw new Refusal('changedMeanwhile');
        }
        if (deeds.length > 0) {
          await recordImport(tx, audit, principal.person, { what: 'answer', companyId, fileName, deeds });
        }
        return planned;
      });
      return present(planned, true, language);
    },
  };
}
