import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../api/query';
import { oneIn } from '../../service/oneIn';

const lookAgainMs = 60_000;

/** What this screen is. It asks again and again: the console knows by that that it is there, and it learns what is new. */
export const useOwnSignage = () =>
  useQuery({
    ...queryOf(signageCalls.getSignage, { targetId: 'SELF' }),
    refetchInterval: lookAgainMs,
    refetchIntervalInBackground: true,
    select: (answer): WholeSignageAnswer | undefined => oneIn(answer),
  });
