import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedCall } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import type { Column } from '@/ui/dataTable/columns';
import { ListToolbar } from '@/ui/ListToolbar';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { KeptFocus } from './KeptFocus';
import { listTexts } from './list.texts';
import classes from './PagedList.module.css';
import { PagedRows } from './PagedRows';
import type { PageOfRows } from './pageOfRows';
import type { PagedListState } from './usePagedList';

interface PagedListProps<Row> {
  list: Omit<PagedListState<string, string>, 'setFilter'>;
  query: UseQueryResult<PageOfRows<Row>, RefusedCall>;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string;
  words: { label: string; search: string; placeholder: string };
  filters?: ReactNode;
  /** Each row opens wherever it is touched. */
  opens?: boolean;
  /** Shown instead of the list as long as there is nothing to list. */
  empty: ReactNode;
}

/** A list that the server cuts into pages: search and filters, the rows, and the way to the other pages. */
export function PagedList<Row>(props: PagedListProps<Row>) {
  return (
    <KeptFocus label={props.words.label}>
      <ListOrEmpty {...props} />
    </KeptFocus>
  );
}

function ListOrEmpty<Row>(props: PagedListProps<Row>) {
  const { list, query, words, filters, empty } = props;
  const t = useTexts(listTexts);
  const { data, isPlaceholderData } = query;
  if (data?.total === 0 && !list.conditioned && !isPlaceholderData) return <Panel>{empty}</Panel>;
  return (
    <Panel space="flush">
      <ListToolbar
        search={list.search}
        onSearch={list.setSearch}
        words={{ label: words.search, placeholder: words.placeholder, clear: t.clearSearch }}
        filters={filters}
        count={data && t.count(data.total)}
      />
      <div className={classes.body}>
        <Loaded query={query} skeleton={<RowsSkeleton label={t.loading} />}>
          {({ rows, total }) =>
            total === 0 ? (
              <NoMatch text={t.noMatch} clear={t.clear} onClear={list.clear} />
            ) : (
              <PagedRows {...props} label={words.label} rows={rows} total={total} busy={isPlaceholderData} />
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}
