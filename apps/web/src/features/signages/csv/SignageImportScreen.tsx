import { signageCalls } from '@mukae/contract/calls/signages';
import { signageColumns } from '@mukae/contract/domain/signage/signageTable';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { CsvImport } from '@/csvImport/CsvImport';
import { InOneCompany, useCompanyScope, useExportPath } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { signageChanges } from '../signageChanges';
import { signagePaths } from '../signagePaths';
import { signageImportTexts } from './signageImport.texts';

export function SignageImportScreen() {
  const t = useTexts(signageImportTexts);
  const scope = useCompanyScope();
  const client = useQueryClient();
  const exportPath = useExportPath(signageCalls.exportSignages);
  const columns = signageColumns.map((key) => ({ key, ...t.columns[key] }));
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <InOneCompany>
        <CsvImport
          send={(file, mark) => call(signageCalls.importSignages, { ...scope, mark }, { file })}
          columns={columns}
          words={t.words}
          exportPath={exportPath}
          listPath={signagePaths.list}
          onWritten={() => {
            for (const { path } of signageChanges.answers) {
              void client.invalidateQueries({ queryKey: [path] });
            }
          }}
        />
      </InOneCompany>
    </>
  );
}
