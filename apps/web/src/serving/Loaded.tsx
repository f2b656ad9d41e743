import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedCall } from '@/api/query';
import { RefusedRead } from './RefusedRead';

/**
 * What a query brings: a skeleton first, then the content, or the reason why there is none and a way to try again. What got no answer is
 * asked again by itself, wherever it was asked.
 */
export function Loaded<Data>({
  query,
  skeleton,
  children,
}: {
  query: UseQueryResult<Data, RefusedCall>;
  skeleton: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  const refusal = query.error?.answer;
  if (query.data !== undefined && query.data !== null) return children(query.data);
  if (!refusal) return skeleton;
  return <RefusedRead refusal={refusal} isReading={query.isFetching} onRetry={() => void query.refetch()} />;
}
