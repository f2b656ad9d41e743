import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedCall } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { isOutOfReach } from './serverAway';
import { serviceTexts } from './service.texts';

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
  const t = useTexts(serviceTexts);
  const refusal = query.error?.answer;
  if (query.data !== undefined && query.data !== null) return children(query.data);
  if (!refusal) return skeleton;
  const retry = (
    <Button size="xs" variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
      {t.retry}
    </Button>
  );
  return <ErrorBanner code={refusal.code} msg={isOutOfReach(refusal) ? t.notRead : refusal.msg} action={retry} />;
}
