import { storeCalls } from '@mukae/contract/calls/stores';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** All stores of the company, to choose from. */
export const useStores = () => useQuery(queryOf(storeCalls.listStores, useCompanyScope()));
