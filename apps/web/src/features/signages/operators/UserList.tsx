import type { ListedUser } from '@mukae/contract/calls/accounts';
import { accountCalls, userSortKeys } from '@mukae/contract/calls/accounts';
import type { ReactNode } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import type { Column } from '@/ui/dataTable/columns';
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
  const query = usePageOf(accountCalls.pageOfUsers, { ...request, ...list.request });
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
