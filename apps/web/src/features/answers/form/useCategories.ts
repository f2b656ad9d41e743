import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { useCompanyScope } from '@/features/companies';

/** The categories that the company has answers in. Every page of them tells that: the smallest is enough. */
export const useCategories = (): readonly string[] =>
  useQuery(
    queryOf(companyAnswerCalls.pageOfAnswers, { ...useCompanyScope(), page: 1, pageSize: 1, sort: undefined }),
  ).data?.categories.map(({ name }) => name) ?? [];
