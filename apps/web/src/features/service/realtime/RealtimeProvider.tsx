import { type ReactNode, useEffect, useState } from 'react';
import { noRealtime } from '../../../api/realtime/noRealtime';
import { openRealtime } from '../../../api/realtime/openRealtime';
import { roleMay } from '../roleMay';
import { LiveStore } from './liveStore';
import { RealtimeContext } from './RealtimeContext';

/** A device that strayed into the console has its own page and channel; a stranger is on the way to the login. */
const isAtDesk = () => roleMay('reception.answer');

/** One channel for everything inside, for as long as it stands. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const [live] = useState(() => new LiveStore(isAtDesk() ? openRealtime() : noRealtime));
  useEffect(() => () => live.close(), [live]);
  return <RealtimeContext value={live}>{children}</RealtimeContext>;
}
