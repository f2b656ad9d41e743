import { useEffect, useState } from 'react';
import { useLive } from './useLive';

/** The time at the server, each second: what it says about times is compared with it. */
export function useServerNow(): number {
  const ahead = useLive(({ clockAheadMs }) => clockAheadMs);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now + ahead;
}
