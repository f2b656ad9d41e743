import { Button } from '@mantine/core';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RefusedCall } from '@/api/query';
import { Loaded } from '@/serving/Loaded';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { useListAddress } from './useListAddress';

/** The one row that a page is about. Where there is none, trying again is of no use: a way back to the list is. */
export function LoadedRow<Row>({
  query,
  head,
  skeleton,
  back,
  children,
}: {
  query: UseQueryResult<Row, RefusedCall>;
  /** Of a page that is named after its row, while there is none. */
  head?: ReactNode;
  skeleton: ReactNode;
  back: { list: string; label: string };
  children: (row: NonNullable<Row>) => ReactNode;
}) {
  const list = useListAddress(back.list);
  const refusal = query.error?.answer;
  if (refusal?.code !== errorCodes.notFound) {
    return (
      <>
        {!query.data && head}
        <Loaded query={query} skeleton={skeleton}>
          {children}
        </Loaded>
      </>
    );
  }
  const wayBack = (
    <Button component={Link} to={list} size="xs" variant="default">
      {back.label}
    </Button>
  );
  return (
    <>
      {head}
      <ErrorBanner code={refusal.code} msg={refusal.msg} action={wayBack} />
    </>
  );
}
