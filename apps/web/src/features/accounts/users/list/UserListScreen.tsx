import { Button } from '@mantine/core';
import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import { Link } from 'react-router';
import { roleMay } from '@/api/roleMay';
import { CsvMenu, useCompanyScope, useHasCompany } from '@/features/companies';
import { IconUserPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import type { Column } from '@/ui/dataTable/columns';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { userPaths } from '../userPaths';
import { orderOfUsers } from './orderOfUsers';
import { UserFilters } from './UserFilters';
import { userListTexts } from './userList.texts';
import { userFilters, userListRequest } from './userListRequest';
import { useUserColumns } from './useUserColumns';

/** Operators see who is there; administrators also change it. */
export function UserListScreen() {
  const t = useTexts(userListTexts);
  const manages = roleMay('user.manage');
  const showsCompany = !useHasCompany();
  const list = usePagedList({ sortKeys: userSortKeys, sort: orderOfUsers(), filters: userFilters });
  const query = usePageOf(accountCalls.pageOfUsers, {
    ...useCompanyScope(),
    ...list.request,
    ...userListRequest(list.filters),
  });
  const { user, company, role: roleOf, character, status, statusChange, settings } = useUserColumns();
  const companies = showsCompany ? [company] : [];
  // Where the company stands, too, a small desktop has no room for what is empty in most rows.
  const change: Column<ListedUser> = showsCompany ? { ...statusChange, hideBelow: 1000 } : statusChange;
  const columns: Column<ListedUser>[] = manages
    ? [user, ...companies, roleOf, character, status, change, settings]
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
