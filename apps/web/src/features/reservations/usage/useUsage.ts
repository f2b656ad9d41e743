import { usageCalls } from '@mukae/contract/calls/usage';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import type { useShownMonth } from '../months/useShownMonth';

type Shown = Pick<ReturnType<typeof useShownMonth>, 'month' | 'list'>;

/** A page of a month; the page before stays in sight until it is here. */
export const useUsage = ({ month, list: { page, pageSize } }: Shown) =>
  useQuery({
    ...queryOf(usageCalls.getUsage, { ...useCompanyScope(), month, page, pageSize }),
    enabled: useHasCompany(),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
