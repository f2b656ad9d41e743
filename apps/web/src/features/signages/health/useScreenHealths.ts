import { type HealthAnswer, screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

const lookAgainMs = 20_000;

export interface ScreenHealthsRead {
  of: (signageId: number) => HealthAnswer | undefined;
  readAgain: () => void;
}

/** How the screens of a list are, looked at again and again while it is open; of none where nobody is `wanted` to see it. */
export function useScreenHealths(targetIds: number[], wanted: boolean): ScreenHealthsRead {
  const { data, refetch } = useQuery({
    ...queryOf(screenHealthCalls.listScreenHealths, { targetIds }),
    enabled: wanted && targetIds.length > 0,
    refetchInterval: lookAgainMs,
    placeholderData: keepPreviousData,
  });
  const known = new Map(data?.screens.map(({ id, health }) => [id, health]));
  return { of: (signageId) => known.get(signageId), readAgain: () => void refetch() };
}
