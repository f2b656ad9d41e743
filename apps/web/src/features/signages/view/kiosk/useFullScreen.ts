import { useEffect } from 'react';

/** Browsers give the whole screen only to who touches the page. */
export function useFullScreen(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const ask = () => {
      if (document.fullscreenElement || !document.fullscreenEnabled) return;
      void document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
    };
    window.addEventListener('pointerup', ask);
    return () => window.removeEventListener('pointerup', ask);
  }, [isWanted]);
}
