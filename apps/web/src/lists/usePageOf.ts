import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Callable } from '@/api/call';
import { queryOf } from '@/api/query';
import type { PageOfRows } from './pageOfRows';

/**
 * `usePageOf(storeCalls.pageOfStores, list.request)`; the page before stays in sight until the next one is here. Whoever comes
 * back to a list has perhaps changed something: it is always read again.
 */
export const usePageOf = <Request, Page extends PageOfRows<unknown>>(
  definition: Callable<Request, Page>,
  request: Request,
) => useQuery({ ...queryOf(definition, request), placeholderData: keepPreviousData, staleTime: 0 });
