import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { errorCodes } from '@mukae/contract/errors/codes';
import { hashKey, type Query, useQueryClient } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { RefusedCall } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { ErrorDialog } from '@/dialogs/ErrorDialog';
import { meQuery } from '@/features/accounts';
import { RealtimeContext } from '@/live/RealtimeContext';
import { reloadForService } from '@/serving/automaticReload';
import { isServerAway } from '@/serving/serverAway';
import { hasUnsaved } from '@/serving/unsaved';
import { useSessionOver } from '@/serving/useSessionOver';

const isMe = ({ queryHash }: Query) => queryHash === hashKey(meQuery.queryKey);

/** What was read before still stands: a page that works is not interrupted and not reloaded for it. */
const isReadAgain = ({ state }: Query) => state.data !== undefined;

/**
 * Looks at every refused read: who is no longer logged in leaves, and a server that is away is waited for. Not in a call:
 * it goes on without the server and would not survive the reload. Where something was entered, what is missing is read
 * without a reload.
 */
export function AccessWatch() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leaveToLogin = useSessionOver();
  const live = use(RealtimeContext);
  const [away, setAway] = useState<ErrorAnswer | null>(null);

  const confine = async () => {
    await navigate(placeOfTheConfined(), { replace: true });
    client.clear();
  };

  const judge = useEffectEvent((query: Query, refused: ErrorAnswer) => {
    if (refused.code === errorCodes.notLoggedIn) return void leaveToLogin();
    if (refused.code === errorCodes.notAllowed && isMe(query)) return void confine();
    const isInCall = live.get().call !== null;
    if (isServerAway(refused.code) && !isReadAgain(query) && !isInCall) setAway((shown) => shown ?? refused);
  });

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (event.action.error instanceof RefusedCall) judge(event.query, event.action.error.answer);
      }),
    [client],
  );

  const goOn = (reload: () => void) => {
    if (!hasUnsaved()) return reload();
    setAway(null);
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  };

  return (
    <ErrorDialog
      error={away}
      keepsForm={hasUnsaved()}
      onCancel={() => setAway(null)}
      onAccept={() => goOn(() => window.location.reload())}
      onServing={() => goOn(reloadForService)}
    />
  );
}

/** A temporary password has to be changed first; a reservation link that waits is led by the login page. */
const placeOfTheConfined = () => (roleMay('reception.request') ? '/login' : '/test/passwordSetting');
