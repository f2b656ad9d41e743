import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** What the receptionist would do with these words; nothing is asked as long as there are none. */
export const useMatches = (msg: string) =>
  useQuery({
    ...queryOf(companyAnswerCalls.matchAnswers, { ...useCompanyScope(), msg }),
    enabled: msg !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
