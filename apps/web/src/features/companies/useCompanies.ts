import type { InputOf } from '@mukae/contract/calls/call';
import { companyCalls } from '@mukae/contract/calls/companies';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

/** One page of all companies, for a system administrator. */
export const useCompanies = (request: InputOf<typeof companyCalls.getCompanies>) =>
  useQuery({
    ...queryOf(companyCalls.getCompanies, request),
    placeholderData: keepPreviousData,
    select: ({ companies, total }) => ({ rows: companies, total }),
  });
