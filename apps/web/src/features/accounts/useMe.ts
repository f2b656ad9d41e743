import { accountCalls, type UserAnswer } from '@mukae/contract/calls/accounts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { oneIn } from '@/lists/oneIn';

export const meQuery = queryOf(accountCalls.getUser, { targetUserId: 'SELF' });

/** The person who is logged in. */
export const useMe = () => useQuery({ ...meQuery, select: (answer): UserAnswer | undefined => oneIn(answer) });
