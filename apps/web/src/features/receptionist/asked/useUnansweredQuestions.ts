import { receptionistCalls } from '@mukae/contract/calls/receptionist';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope, useHasCompany } from '@/features/companies';

/** How many questions of visitors nobody has answered yet; undefined until that is known. */
export const useUnansweredQuestions = (): number | undefined =>
  useQuery({
    ...queryOf(receptionistCalls.pageOfAsked, { ...useCompanyScope(), isAnswered: false, page: 1, pageSize: 1 }),
    enabled: useHasCompany(),
    staleTime: 0,
  }).data?.total;
