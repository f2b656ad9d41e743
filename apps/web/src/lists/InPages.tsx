import { type ReactNode, useEffect } from 'react';
import { ListPager } from './ListPager';
import { pageBounds } from './pageBounds';
import type { PagedListState } from './usePagedList';

/** What stands on one page of a list, and the way to the other pages. Who stands past the end is led to the last one. */
export function InPages({
  list,
  total,
  busy,
  children,
}: {
  list: Pick<PagedListState<string, string>, 'page' | 'pageSize' | 'setPage'>;
  /** On all pages; never 0. */
  total: number;
  /** Another page is on its way. */
  busy: boolean;
  children: ReactNode;
}) {
  const bounds = pageBounds(total, list.page, list.pageSize);
  const { setPage } = list;
  const isPastTheEnd = !busy && list.page > bounds.pages;
  useEffect(() => {
    if (isPastTheEnd) setPage(bounds.pages);
  });
  return (
    <>
      {children}
      {bounds.pages > 1 && <ListPager bounds={bounds} onPage={setPage} busy={busy} />}
    </>
  );
}
