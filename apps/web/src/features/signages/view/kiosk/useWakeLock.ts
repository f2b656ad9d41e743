import { useEffect } from 'react';

/** The panel stays lit. A browser lets it go whenever the page is hidden, so it is asked for again. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      try {
        const got = await navigator.wakeLock?.request('screen');
        if (isOver) await got?.release();
        else lock = got;
      } catch {
        // A device that saves power refuses; it is asked again when the page is looked at.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}
