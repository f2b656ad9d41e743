import { Button } from '@mantine/core';
import { can } from '@mukae/contract/access/access';
import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { roleInCookie } from '../../../api/cookies';
import { useTexts } from '../../../language/LanguageProvider';
import type { Column } from '../../../ui/dataTable/columns';
import { Empty } from '../../../ui/Empty';
import { PagedList } from '../../service/PagedList';
import { usePagedList } from '../../service/usePagedList';
import { usePageOf } from '../../service/usePageOf';
import { StoreMenu } from '../../stores/menu/StoreMenu';
import { type ListedUser, useUserColumns } from '../users/list/useUserColumns';
import { userPaths } from '../users/userPaths';
import { storeUsersTexts } from './storeUsers.texts';

export function StoreUsersScreen() {
  return <StoreMenu place="users">{({ id }) => <StoreUsers storeId={id} />}</StoreMenu>;
}

function StoreUsers({ storeId }: { storeId: number }) {
  const t = useTexts(storeUsersTexts);
  const role = roleInCookie();
  const mayChange = role !== undefined && can(role, 'user.manage');
  const list = usePagedList({ sortKeys: userSortKeys, sort: 'kana', filters: {} });
  const query = usePageOf(accountCalls.getUser, { ...list.request, storeId });
  const { user, role: roleOf, status, settings } = useUserColumns();
  const columns: Column<ListedUser>[] = mayChange ? [user, status, roleOf, settings] : [user, status, roleOf];
  const toAll = (
    <Button component={Link} to={userPaths.list} variant="light">
      {t.toAll}
    </Button>
  );
  return (
    <PagedList
      list={list}
      query={query}
      columns={columns}
      rowKey={({ userId }) => String(userId)}
      words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
      empty={
        <Empty
          picture="/characters/kei/bow.webp"
          title={t.emptyTitle}
          text={mayChange && t.emptyText}
          action={mayChange && toAll}
        />
      }
    />
  );
}
