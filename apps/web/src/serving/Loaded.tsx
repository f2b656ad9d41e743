import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { RefusedCall } from '@/api/query';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { serviceTexts } from './service.texts';

/** What a query brings: a skeleton first, then the content, or the reason why there is none and a way to try again. */
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
  if (query.data !== undefined && query.data !== null) return children(query.data);
  if (!query.error) return skeleton;
  const { code, msg } = query.error.answer;
  const retry = (
    <Button size="xs" variant="default" loading={query.isFetching} onClick={() => void query.refetch()}>
      {t.retry}
    </Button>
  );
  return <ErrorBanner code={code} msg={msg} action={retry} />;
}
