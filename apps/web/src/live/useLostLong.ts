import { useEffect, useState } from 'react';
import { useSocket } from './useLive';

/** A short break is nobody's concern. */
const noticeAfterMs = 3_000;

/** Whether the channel has been lost for so long that somebody should know. */
export function useLostLong(): boolean {
  const socket = useSocket();
  const since = socket.is === 'lost' ? socket.since : undefined;
  const [long, setLong] = useState<number>();
  useEffect(() => {
    if (since === undefined) return;
    const timer = setTimeout(() => setLong(since), Math.max(0, since + noticeAfterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return since !== undefined && long === since;
}
