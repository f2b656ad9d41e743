import { lazy, Suspense, useEffect } from 'react';
import { useObserved } from '@/observing/useObserved';
import { wasToastAsked } from './toast';

const ToastHost = lazy(() => import('./ToastHost'));

/** Once in the page. `early` fetches the toasts before the first one, for it may have to say that the line is down. */
export function Toasts({ early = false }: { early?: boolean }) {
  const asked = useObserved(wasToastAsked);
  useEffect(() => {
    if (early) void import('./showToast');
  }, [early]);
  return <Suspense fallback={null}>{(early || asked) && <ToastHost />}</Suspense>;
}
