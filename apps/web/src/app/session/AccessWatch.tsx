import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { errorCodes } from '@mukae/contract/errors/codes';
import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { RefusedCall } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { meQuery } from '@/features/accounts';
import { useSessionOver } from '@/serving/useSessionOver';

const isMe = ({ queryHash }: Query) => queryHash === hashKey(meQuery.queryKey);

/** Looks at every refused read: who is no longer logged in, or may do nothing yet, leaves. */
export function AccessWatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaveToLogin = useSessionOver();

  const confine = async () => {
    await navigate(placeOfTheConfined(), { replace: true });
    client.clear();
  };

  const judge = useEffectEvent((query: Query, { code }: ErrorAnswer) => {
    if (code === errorCodes.notLoggedIn) void leaveToLogin();
    else if (code === errorCodes.notAllowed && isMe(query)) void confine();
  });

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.action.error instanceof RefusedCall) judge(event.query, event.action.error.answer);
      }),
    [client],
  );
  return null;
}

/** A temporary password has to be changed first; a reservation link that waits is led by the login page. */
const placeOfTheConfined = () => (roleMay('reception.request') ? '/login' : '/test/passwordSetting');
