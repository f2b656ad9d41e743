import type { OutputOf } from '@mukae/contract/calls/call';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

export type PairOfAnswers = OutputOf<typeof companyAnswerCalls.getAlikeAnswers>['pairs'][number];

const none: readonly PairOfAnswers[] = [];

/** Pairs of answers that could be taken for one another; nobody but who can mend that is told. */
export function useAlikeAnswers(manages: boolean): readonly PairOfAnswers[] {
  const scope = useCompanyScope();
  const { data } = useQuery({
    ...queryOf(companyAnswerCalls.getAlikeAnswers, scope),
    enabled: manages,
    staleTime: 0,
  });
  return data?.pairs ?? none;
}
