import { type ReactNode, useEffect, useState } from 'react';
import { noRealtime } from '@/api/realtime/noRealtime';
import { prepareRealtime } from '@/api/realtime/openRealtime';
import { roleMay } from '@/api/roleMay';
import { LiveStore } from './liveStore';
import { RealtimeContext } from './RealtimeContext';

/** A device that strayed into the console has its own page and channel; a stranger is on the way to the login. */
const isAtDesk = () => roleMay('reception.answer');

function prepare(): { live: LiveStore; open: () => void } {
  if (!isAtDesk()) return { live: new LiveStore(noRealtime), open: () => {} };
  const channel = prepareRealtime();
  return { live: new LiveStore(channel), open: () => channel.open() };
}

/** One channel for everything inside, for as long as it stands. It opens once everything inside listens. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const [{ live, open }] = useState(prepare);
  useEffect(() => {
    open();
    return () => live.close();
  }, [live, open]);
  return <RealtimeContext value={live}>{children}</RealtimeContext>;
}
