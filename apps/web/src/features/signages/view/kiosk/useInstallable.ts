import { useEffect } from 'react';
import { installOffer, isInstallOffer } from './installOffer';

/** The page can be installed, as no other page of the product. The browser's own bar for it never stands before a visitor. */
export function useInstallable(isDevice: boolean): void {
  useEffect(() => {
    if (!isDevice) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/signage.webmanifest';
    const hold = (event: Event) => {
      event.preventDefault();
      if (isInstallOffer(event)) installOffer.set(event);
    };
    const done = () => installOffer.set(null);
    window.addEventListener('beforeinstallprompt', hold);
    window.addEventListener('appinstalled', done);
    document.head.append(link);
    return () => {
      link.remove();
      window.removeEventListener('beforeinstallprompt', hold);
      window.removeEventListener('appinstalled', done);
      done();
    };
  }, [isDevice]);
}
