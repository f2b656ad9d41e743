import { useEffect } from 'react';

const everyMs = 1000;

/** The tab's title alternates with what calls; the page may change its own meanwhile. */
export function useFlashingTitle(call: string | null): void {
  useEffect(() => {
    if (call === null) return;
    let own = document.title;
    const flash = () => {
      if (document.title !== call) {
        own = document.title;
        document.title = call;
      } else document.title = own;
    };
    flash();
    const timer = setInterval(flash, everyMs);
    return () => {
      clearInterval(timer);
      if (document.title === call) document.title = own;
    };
  }, [call]);
}
