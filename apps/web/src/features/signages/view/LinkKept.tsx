import { sessionCalls } from '@mukae/contract/calls/sessions';
import { keptToken } from '@mukae/contract/domain/account/keptToken';
import { useEffect, useRef } from 'react';
import { call } from '@/api/call';
import { useObserved } from '@/observing/useObserved';
import type { Station } from './station/station';

/** When a meeting is prolonged, the browser keeps the link for as long, so that the page can be opened again. */
export function LinkKept({ station }: { station: Station }) {
  const view = useObserved(station.view);
  const until = view.is === 'showing' && view.own.at === 'Active' ? view.own.call.meeting?.until : undefined;
  const known = useRef(until);
  useEffect(() => {
    const isProlonged = known.current !== undefined && until !== undefined && until > known.current;
    if (until !== undefined) known.current = until;
    if (isProlonged) void call(sessionCalls.tokenLogin, { token: keptToken });
  }, [until]);
  return null;
}
