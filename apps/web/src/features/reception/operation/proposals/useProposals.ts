import { type AnswerMatch, companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';

const proposedMax = 3;

/** Answers of the company to what the visitor said last; nothing is kept of looking for them. */
export function useProposals(said: string | null, signageId: number): readonly AnswerMatch[] {
  const { data } = useQuery({
    ...queryOf(companyAnswerCalls.matchAnswers, { msg: said ?? '', signageId }),
    enabled: said !== null && roleMay('answer.read'),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    placeholderData: (before) => before,
  });
  return said === null ? [] : (data?.matches.slice(0, proposedMax) ?? []);
}
