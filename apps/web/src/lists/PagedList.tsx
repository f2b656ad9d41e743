import type { Column } from '@/ui/dataTable/columns';
import { ListPanel, type ListPanelProps } from './ListPanel';
import { PagedRows } from './PagedRows';
import type { PageOfRows } from './pageOfRows';
import type { PagedListState } from './usePagedList';

interface PagedListProps<Row> extends ListPanelProps<PageOfRows<Row>> {
  list: Omit<PagedListState<string, string>, 'setFilter'>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  /** Each row opens wherever it is touched. */
  opens?: boolean;
}

/** A list that the server cuts into pages: search and filters, a table of the rows, and the way to the other pages. */
export function PagedList<Row>({ columns, rowKey, opens, ...panel }: PagedListProps<Row>) {
  const { list, words } = panel;
  return (
    <ListPanel {...panel}>
      {({ rows, total }, busy) => (
        <PagedRows
          list={list}
          columns={columns}
          rowKey={rowKey}
          label={words.label}
          opens={opens}
          rows={rows}
          total={total}
          busy={busy}
        />
      )}
    </ListPanel>
  );
}
