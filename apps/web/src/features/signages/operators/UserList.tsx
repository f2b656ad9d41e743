import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import type { ReactNode } from 'react';
import { useTexts } from '../../../language/LanguageProvider';
import type { Column } from '../../../ui/dataTable/columns';
import type { ListedUser } from '../../accounts/users/list/useUserColumns';
import { PagedList } from '../../service/PagedList';
import { usePagedList } from '../../service/usePagedList';
import { usePageOf } from '../../service/usePageOf';
import { signageOperatorsTexts } from './signageOperators.texts';

/** Those who attend to a signage, or those who could. */
export function UserList({
  request,
  columns,
  label,
  empty,
}: {
  request: { operatorOf: number } | { notOperatorOf: number };
  columns: readonly Column<ListedUser>[];
  label: string;
  empty: ReactNode;
}) {
  const t = useTexts(signageOperatorsTexts);
  const list = usePagedList({ sortKeys: userSortKeys, sort: 'kana', filters: {} });
  const query = usePageOf(accountCalls.getUser, { ...request, ...list.request });
  return (
    <PagedList
      list={list}
      query={query}
      columns={columns}
      rowKey={({ userId }) => String(userId)}
      words={{ label, search: t.search, placeholder: t.placeholder }}
      empty={empty}
    />
  );
}
