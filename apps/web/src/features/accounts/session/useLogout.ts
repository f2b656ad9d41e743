import { accountCalls } from '@mukae/contract/calls/accounts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call, isError } from '../../../api/call';
import { CallFailure } from '../../../api/query';

/** Logs out and goes to the login page; what was read for this person is forgotten. */
export function useLogout() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation<void, CallFailure>({
    mutationFn: async () => {
      const answer = await call(accountCalls.logout, {});
      if (isError(answer)) throw new CallFailure(answer);
    },
    onSuccess: async () => {
      await navigate('/login');
      client.clear();
    },
  });
}
