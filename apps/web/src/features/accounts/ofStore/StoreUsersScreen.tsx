import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import { roleMay } from '@/api/roleMay';
import { NothingInStore, StoreMenu } from '@/features/stores';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import type { Column } from '@/ui/dataTable/columns';
import { useUserColumns } from '../users/list/useUserColumns';
import { userPaths } from '../users/userPaths';
import { storeUsersTexts } from './storeUsers.texts';

export function StoreUsersScreen() {
  return <StoreMenu place="users">{({ id }) => <StoreUsers storeId={id} />}</StoreMenu>;
}

function StoreUsers({ storeId }: { storeId: number }) {
  const t = useTexts(storeUsersTexts);
  const mayChange = roleMay('user.manage');
  const list = usePagedList({ sortKeys: userSortKeys, sort: 'kana', filters: {} });
  const query = usePageOf(accountCalls.pageOfUsers, { ...list.request, storeId });
  const { user, role: roleOf, status, settings } = useUserColumns();
  const columns: Column<ListedUser>[] = mayChange ? [user, status, roleOf, settings] : [user, status, roleOf];
  return (
    <PagedList
      list={list}
      query={query}
      columns={columns}
      rowKey={({ userId }) => String(userId)}
      words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
      empty={
        <NothingInStore
          title={t.emptyTitle}
          text={t.emptyText}
          way={{ to: userPaths.list, word: t.toAll }}
          mayChange={mayChange}
        />
      }
    />
  );
}
