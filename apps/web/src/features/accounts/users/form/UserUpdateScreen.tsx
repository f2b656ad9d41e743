import { accountCalls } from '@mukae/contract/calls/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { LoadedRow } from '@/lists/LoadedRow';
import { useRowId } from '@/lists/useRowId';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { userPaths } from '../userPaths';
import { AccountPanel } from './AccountPanel';
import { UserUpdateForm } from './UserUpdateForm';
import { userFormTexts } from './userForm.texts';

export function UserUpdateScreen() {
  const t = useTexts(userFormTexts);
  const user = useRowToEdit(accountCalls.getUser, { targetUserId: useRowId() });
  return (
    <>
      <PageHeader en={t.en} title={t.changing.title} text={t.changing.text} />
      <LoadedRow
        query={user}
        skeleton={<PanelSkeleton label={t.loading} lines={6} />}
        back={{ list: userPaths.list, label: t.toList }}
      >
        {(row) => (
          <>
            <UserUpdateForm key={`${row.userId} ${row.version}`} user={row} onReload={() => void user.refetch()} />
            <AccountPanel user={row} />
          </>
        )}
      </LoadedRow>
    </>
  );
}
