import { accountCalls } from '@mukae/contract/calls/accounts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';

export const meQuery = queryOf(accountCalls.getUser, { targetUserId: 'SELF' });

/** The person who is logged in. */
export const useMe = () => useQuery(meQuery);
