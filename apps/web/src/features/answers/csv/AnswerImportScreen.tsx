import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { answerColumns } from '@mukae/contract/domain/answer/answerTable';
import { call } from '@/api/call';
import { CsvImport } from '@/csvImport/CsvImport';
import { InOneCompany, useCompanyScope, useExportPath } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { answerPaths } from '../answerPaths';
import { answersTexts } from '../answers.texts';
import { useAnswersChanged } from '../useAnswersChanged';
import { answerImportTexts } from './answerImport.texts';

export function AnswerImportScreen() {
  const t = useTexts(answerImportTexts);
  const { en } = useTexts(answersTexts);
  const scope = useCompanyScope();
  const changed = useAnswersChanged();
  return (
    <>
      <PageHeader en={en} title={t.title} text={t.text} />
      <InOneCompany>
        <CsvImport
          send={(file, mark) => call(companyAnswerCalls.importAnswers, { ...scope, mark }, { file })}
          columns={answerColumns.map((key) => ({ key, ...t.columns[key] }))}
          words={t.words}
          exportPath={useExportPath(companyAnswerCalls.exportAnswers)}
          listPath={answerPaths.list}
          onWritten={changed}
        />
      </InOneCompany>
    </>
  );
}
