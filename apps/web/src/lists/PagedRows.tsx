import type { Column } from '@/ui/dataTable/columns';
import { DataTable } from '@/ui/dataTable/DataTable';
import { InPages } from './InPages';
import type { PagedListState } from './usePagedList';

/** One page of rows in a table, and the way to the other pages. */
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
  return (
    <InPages list={list} total={total} busy={busy}>
      <DataTable
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        label={label}
        busy={busy}
        opens={opens}
        sorting={{ sort: list.sort, onSort: list.setSort }}
      />
    </InPages>
  );
}
