import { useEffect, useEffectEvent } from 'react';
import { type SessionEvents, watchSession } from './watchSession';

/** Follows the session for as long as the page stands. */
export function useSessionEnd({ onWarning, onEnd }: SessionEvents): void {
  const warn = useEffectEvent(onWarning);
  const end = useEffectEvent(onEnd);
  useEffect(() => watchSession({ onWarning: (minutesLeft) => warn(minutesLeft), onEnd: () => end() }), []);
}
