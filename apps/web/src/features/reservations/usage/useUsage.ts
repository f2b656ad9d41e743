import { usageCalls } from '@mukae/contract/calls/usage';
import { partialMatchKey, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import type { useShownMonth } from '../months/useShownMonth';

type Shown = Pick<ReturnType<typeof useShownMonth>, 'month' | 'list'>;

/** A page of a month; the page before stays in sight until it is here, but never another month, or another company's. */
export function useUsage({ month, list: { page, pageSize } }: Shown) {
  const shown = { ...useCompanyScope(), month };
  return useQuery({
    ...queryOf(usageCalls.getUsage, { ...shown, page, pageSize }),
    enabled: useHasCompany(),
    placeholderData: (before, query) =>
      query && partialMatchKey(query.queryKey, [usageCalls.getUsage.path, shown]) ? before : undefined,
    staleTime: 0,
  });
}
