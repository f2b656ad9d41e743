import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const momentMs = 800;

/** What the history remembers of a page that came by itself when a call was over. */
export const afterCall = { isAfterCall: true } as const;

const isAfterCall = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isAfterCall' in state;

/** True for a moment: what was meant for the call must not log her out or lead into another one. */
export function useIsJustAfterCall(): boolean {
  const [isJustAfter, setIsJustAfter] = useState(isAfterCall(useLocation().state));
  useEffect(() => {
    const timer = setTimeout(() => setIsJustAfter(false), momentMs);
    return () => clearTimeout(timer);
  }, []);
  return isJustAfter;
}
