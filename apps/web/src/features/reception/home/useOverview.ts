import { overviewCalls } from '@mukae/contract/calls/overview';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** How many there are, and how many of them are there now. */
export const useOverview = () => useQuery({ ...queryOf(overviewCalls.getOverview, useCompanyScope()), staleTime: 0 });
