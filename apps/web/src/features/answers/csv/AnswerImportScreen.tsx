import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { answerColumns, phrasingsOfCell, suggestedOfCell } from '@mukae/contract/domain/answer/answerTable';
import { call } from '@/api/call';
import { CsvImport } from '@/csvImport/CsvImport';
import type { CsvColumn } from '@/csvImport/importColumns';
import { InOneCompany, useCompanyScope, useExportPath } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { answerPaths } from '../answerPaths';
import { answersTexts } from '../answers.texts';
import { useAnswersChanged } from '../useAnswersChanged';
import { answerImportTexts } from './answerImport.texts';

type AnswerColumn = (typeof answerColumns)[number];

/** What an answer says in Japanese is enough to know it by; its English is told where something is wrong with it. */
export function AnswerImportScreen() {
  const t = useTexts(answerImportTexts);
  const inPreview: Partial<Record<AnswerColumn, Partial<CsvColumn>>> = {
    phrasings: { fixed: true, shown: (cell) => t.phrasings(phrasingsOfCell(cell).length) },
    answer: { isRead: true },
    question_en: { isLeftOut: true },
    answer_en: { isLeftOut: true },
    gesture: { fixed: true },
    suggested: { fixed: true, shown: (cell) => (suggestedOfCell(cell) ? t.yes : cell) },
  };
  const { en } = useTexts(answersTexts);
  const scope = useCompanyScope();
  const changed = useAnswersChanged();
  return (
    <>
      <PageHeader en={en} title={t.title} text={t.text} />
      <InOneCompany>
        <CsvImport
          send={(file, mark) => call(companyAnswerCalls.importAnswers, { ...scope, mark }, { file })}
          columns={answerColumns.map((key) => ({ key, ...t.columns[key], ...inPreview[key] }))}
          words={t.words}
          exportPath={useExportPath(companyAnswerCalls.exportAnswers)}
          listPath={answerPaths.list}
          onWritten={changed}
        />
      </InOneCompany>
    </>
  );
}
