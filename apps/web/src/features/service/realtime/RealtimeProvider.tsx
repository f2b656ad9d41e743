import { type ReactNode, useEffect, useState } from 'react';
import { openRealtime } from '../../../api/realtime/openRealtime';
import { roleMay } from '../roleMay';
import { LiveStore } from './liveStore';
import { RealtimeContext } from './RealtimeContext';

/** A device that strayed into the console has its own page and channel. */
const isAtDesk = () => roleMay('reception.answer');

/** One channel for everything inside, for as long as it stands. */
export function RealtimeProvider({ children }: { children: ReactNode }) {
  const [live] = useState(() => (isAtDesk() ? new LiveStore(openRealtime()) : null));
  useEffect(() => () => live?.close(), [live]);
  return <RealtimeContext value={live}>{children}</RealtimeContext>;
}
