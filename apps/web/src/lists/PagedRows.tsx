import { useEffect } from 'react';
import type { Column } from '@/ui/dataTable/columns';
import { DataTable } from '@/ui/dataTable/DataTable';
import { ListPager } from './ListPager';
import { pageBounds } from './pageBounds';
import type { PagedListState } from './usePagedList';

/** One page of rows, and the way to the other pages. Who stands past the end is led to the last one. */
export function PagedRows<Row>({
  list,
  columns,
  rowKey,
  label,
  opens,
  rows,
  total,
  busy,
}: {
  list: Pick<PagedListState<string, string>, 'page' | 'pageSize' | 'setPage' | 'sort' | 'setSort'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  label: string;
  opens?: boolean | undefined;
  rows: readonly Row[];
  /** On all pages; never 0. */
  total: number;
  /** Another page is on its way. */
  busy: boolean;
}) {
  const bounds = pageBounds(total, list.page, list.pageSize);
  const { setPage } = list;
  const isPastTheEnd = !busy && list.page > bounds.pages;
  useEffect(() => {
    if (isPastTheEnd) setPage(bounds.pages);
  });
  return (
    <>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        label={label}
        busy={busy}
        opens={opens}
        sorting={{ sort: list.sort, onSort: list.setSort }}
      />
      {bounds.pages > 1 && <ListPager bounds={bounds} onPage={setPage} busy={busy} />}
    </>
  );
}
