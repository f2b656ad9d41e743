import { sessionCalls } from '@mukae/contract/calls/sessions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call, isError } from '@/api/call';
import { RefusedCall } from '@/api/query';
import type { Farewell } from '@/live/farewell';
import { isReservationLink } from './endSession';

/** Logs out and goes to the login page, or from a reservation link to the end of the meeting; what was read for this person is forgotten. */
export function useLogout(farewell: Farewell) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation<{ next: string }, RefusedCall>({
    mutationFn: async () => {
      const way = isReservationLink()
        ? { logout: sessionCalls.tokenLogout, next: '/logout' }
        : { logout: sessionCalls.logout, next: '/login' };
      await farewell.say();
      const answer = await call(way.logout, {});
      if (isError(answer)) throw new RefusedCall(answer);
      return { next: way.next };
    },
    onError: farewell.takeBack,
    onSuccess: async ({ next }) => {
      await navigate(next);
      client.clear();
    },
  });
}
