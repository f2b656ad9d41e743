import { screenHealthCalls } from '@mukae/contract/calls/screenHealth';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

const lookAgainMs = 2000;

/** All that is known of how one screen is; never older than seconds while it is looked at. */
export const useHealthOf = (targetId: number) =>
  useQuery({
    ...queryOf(screenHealthCalls.getScreenHealth, { targetId }),
    staleTime: 0,
    refetchInterval: lookAgainMs,
  });
