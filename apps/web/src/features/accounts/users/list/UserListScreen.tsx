import { Button } from '@mantine/core';
import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { CsvMenu, useCompanyScope } from '@/features/companies';
import { IconUserPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import type { Column } from '@/ui/dataTable/columns';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { userPaths } from '../userPaths';
import { UserFilters } from './UserFilters';
import { userListTexts } from './userList.texts';
import { userFilters, userListRequest } from './userListRequest';
import { useUserColumns } from './useUserColumns';

/** Operators see who is there; administrators also change it. */
export function UserListScreen() {
  const t = useTexts(userListTexts);
  const manages = roleMay('user.manage');
  const list = usePagedList({ sortKeys: userSortKeys, sort: 'kana', filters: userFilters });
  const query = usePageOf(accountCalls.pageOfUsers, {
    ...useCompanyScope(),
    ...list.request,
    ...userListRequest(list.filters),
  });
  const { user, kana, role: roleOf, character, status, statusChange, settings } = useUserColumns();
  const columns: Column<ListedUser>[] = manages
    ? [user, kana, roleOf, character, status, statusChange, settings]
    : [user, roleOf, character, status];
  const actions = (
    <>
      <CsvMenu exportCall={accountCalls.exportUsers} importPage={userPaths.import} />
      <Button component={Link} to={userPaths.add} leftSection={<IconUserPlus size={18} stroke={1.8} aria-hidden />}>
        {t.add}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={manages && actions} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ userId }) => String(userId)}
        words={{ label: t.list, search: t.search, placeholder: manages ? t.placeholder : t.placeholderForColleagues }}
        filters={<UserFilters list={list} />}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={manages && t.emptyText} />}
      />
    </>
  );
}
