import { lazy, Suspense } from 'react';
import { useObserved } from '@/observing/useObserved';
import { wasToastAsked } from './toast';

const ToastHost = lazy(() => import('./ToastHost'));

/** For a page that seldom toasts: their place is fetched with the first one. */
export function Toasts() {
  const asked = useObserved(wasToastAsked);
  return <Suspense fallback={null}>{asked && <ToastHost />}</Suspense>;
}
