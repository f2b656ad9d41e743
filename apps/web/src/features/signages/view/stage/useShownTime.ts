import { useEffect, useState } from 'react';
import { nextChange } from '../state/nextChange';
import type { ViewState } from '../state/viewState';

/** The time, as far as what is shown depends on it. */
export function useShownTime(view: ViewState): number {
  const [time, setTime] = useState(Date.now);
  useEffect(() => {
    const now = Date.now();
    const next = nextChange(view, Math.max(now, time));
    if (next === null) return;
    const timer = setTimeout(() => setTime(Math.max(next, Date.now())), next - now);
    return () => clearTimeout(timer);
  }, [view, time]);
  return time;
}
