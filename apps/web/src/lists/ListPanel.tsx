import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedCall } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { ListToolbar } from '@/ui/ListToolbar';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { KeptFocus } from './KeptFocus';
import classes from './ListPanel.module.css';
import { listTexts } from './list.texts';
import type { PageOfRows } from './pageOfRows';
import type { PagedListState } from './usePagedList';

export interface ListPanelProps<Page> {
  list: Pick<PagedListState<string, string>, 'search' | 'setSearch' | 'conditioned' | 'clear'>;
  query: UseQueryResult<Page, RefusedCall>;
  words: { label: string; search: string; placeholder: string };
  filters?: ReactNode;
  /** Shown instead of the list as long as there is nothing to list. */
  empty: ReactNode;
}

interface Filled<Page> {
  /** What a page shows; busy while another one is on its way. */
  children: (page: NonNullable<Page>, busy: boolean) => ReactNode;
}

/** A list that the server cuts into pages, whatever its rows look like: search and filters, and below them one page. */
export function ListPanel<Page extends PageOfRows<unknown>>(props: ListPanelProps<Page> & Filled<Page>) {
  return (
    <KeptFocus label={props.words.label}>
      <ListOrEmpty {...props} />
    </KeptFocus>
  );
}

function ListOrEmpty<Page extends PageOfRows<unknown>>({
  list,
  query,
  words,
  filters,
  empty,
  children,
}: ListPanelProps<Page> & Filled<Page>) {
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
          {(page) =>
            page.total === 0 ? (
              <NoMatch text={t.noMatch} clear={t.clear} onClear={list.clear} />
            ) : (
              children(page, isPlaceholderData)
            )
          }
        </Loaded>
      </div>
    </Panel>
  );
}
