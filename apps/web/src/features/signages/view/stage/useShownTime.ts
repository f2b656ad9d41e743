import { useEffect, useState } from 'react';
import { nextChange } from '../state/nextChange';
import type { ViewState } from '../state/viewState';

/** The time, as far as what is shown depends on it: when the view changed, or when it changes by itself. */
export function useShownTime(view: ViewState, changedAt: number): number {
  const [passed, setPassed] = useState(0);
  const time = Math.max(passed, changedAt);
  useEffect(() => {
    const next = nextChange(view, time);
    if (next === null) return;
    const timer = setTimeout(() => setPassed(Math.max(next, Date.now())), next - Date.now());
    return () => clearTimeout(timer);
  }, [view, time]);
  return time;
}
