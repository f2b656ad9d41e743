import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useRealtime } from '@/live/RealtimeContext';
import { operationPath } from '../receptionPaths';
import { isCallLedHere } from './callLead';

/** Who comes back while her call is waited for is back in it, on whichever page she came; another tab beside it stays beside it. */
export function ReturnToCall() {
  const realtime = useRealtime();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const returnTo = useEffectEvent(async ({ kind }: CallOnWire) => {
    if (pathname === operationPath || (await isCallLedHere())) return;
    const mode = kind === 'monitoring' ? 'monitoring' : 'call';
    await navigate(operationPath, { replace: true, state: { mode } });
  });
  useEffect(() => {
    // The first one: a page that was here all the time did not come back.
    const stop = realtime.on('wsInit', ({ snapshot }) => {
      stop();
      if (snapshot?.of === 'console' && snapshot.call) void returnTo(snapshot.call);
    });
    return stop;
  }, [realtime]);
  return null;
}
