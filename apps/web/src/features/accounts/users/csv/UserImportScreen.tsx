import { accountCalls } from '@mukae/contract/calls/accounts';
import type { ImportAnswer } from '@mukae/contract/calls/csv';
import { roleCalled } from '@mukae/contract/domain/account/roleWords';
import { userColumns } from '@mukae/contract/domain/account/userTable';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { CsvImport } from '@/csvImport/CsvImport';
import { roleTexts } from '@/features/accounts/role.texts';
import { useLogInAnew } from '@/features/accounts/session/useLogInAnew';
import { InOneCompany, useCompanyScope, useExportPath } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { userPaths } from '../userPaths';
import { userImportTexts } from './userImport.texts';

export function UserImportScreen() {
  const t = useTexts(userImportTexts);
  const client = useQueryClient();
  const scope = useCompanyScope();
  const logInAnew = useLogInAnew();
  const roles = useTexts(roleTexts);
  const role = {
    fixed: true,
    shown: (typed: string) => {
      const meant = roleCalled(typed);
      return meant ? roles[meant] : typed;
    },
  };
  const follow = ({ logsOut }: ImportAnswer) => {
    if (logsOut === 'caller') void logInAnew({ passwordChanged: false });
    else void client.invalidateQueries({ queryKey: [accountCalls.getUser.path] });
  };
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <InOneCompany>
        <CsvImport
          send={(file, mark) => call(accountCalls.importUsers, { ...scope, mark }, { file })}
          columns={userColumns.map((key) => ({ key, ...t.columns[key], ...(key === 'role' && role) }))}
          words={t}
          exportPath={useExportPath(accountCalls.exportUsers)}
          listPath={userPaths.list}
          onWritten={follow}
        />
      </InOneCompany>
    </>
  );
}
