import { pageSizes } from '@mukae/contract/domain/list/paging';
import { useSearchParams } from 'react-router';
import {
  hasConditions,
  type ListParams,
  type ListShape,
  readListParams,
  type Sort,
  withConditions,
  withoutConditions,
  withPage,
} from './listParams';
import { useRememberedList } from './useListAddress';

export interface PagedListState<Key extends string, Filter extends string> extends ListParams<Key, Filter> {
  pageSize: number;
  /** What the call is asked for, except for the filters. */
  request: { page: number; pageSize: number; sort: Sort<Key> | undefined; search: string | undefined };
  /** Whether it is searched or filtered. */
  conditioned: boolean;
  setPage: (page: number) => void;
  setSort: (sort: string) => void;
  setSearch: (search: string) => void;
  setFilter: (name: Filter, value: string) => void;
  /** Neither search nor filter any more. */
  clear: () => void;
}

/**
 * What a list that the server cuts into pages is asked for. It lives in the address, so that it is still there after a
 * reload, and after a look at one of the rows.
 */
export function usePagedList<Key extends string, Filter extends string>(
  shape: ListShape<Key, Filter> & { pageSize?: number },
): PagedListState<Key, Filter> {
  useRememberedList();
  const [address, setAddress] = useSearchParams();
  // At once: a switch that waits for the address to change would jump back first.
  const go = (next: (before: URLSearchParams) => URLSearchParams) =>
    setAddress(next, { replace: true, preventScrollReset: true, flushSync: true });
  const params = readListParams(address, shape);
  const { page, sort, search } = params;
  const { pageSize = pageSizes.usual } = shape;
  return {
    ...params,
    pageSize,
    request: { page, pageSize, sort, search: search || undefined },
    conditioned: hasConditions(params),
    setPage: (next) => go((before) => withPage(before, next)),
    setSort: (next) => go((before) => withConditions(before, { sort: next === shape.sort ? '' : next })),
    setSearch: (next) => go((before) => withConditions(before, { search: next })),
    setFilter: (name, value) => go((before) => withConditions(before, { [name]: value })),
    clear: () => go((before) => withoutConditions(before, shape)),
  };
}
