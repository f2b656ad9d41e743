import { useEffect, useEffectEvent, useState } from 'react';
import { endSession, isReservationLink, type WayOut } from './endSession';
import { type SessionEvents, watchSession } from './watchSession';

interface Follow {
  onWarning: SessionEvents['onWarning'];
  /** Logged out: where to go now. */
  onEnd: (wayOut: WayOut) => void;
}

/** Follows the session for as long as the page stands. */
export function useSessionEnd({ onWarning, onEnd }: Follow): void {
  // Asked now: at the end the cookies that tell it are gone.
  const [isLink] = useState(isReservationLink);
  const warn = useEffectEvent(onWarning);
  const end = useEffectEvent(async () => onEnd(await endSession(isLink)));
  useEffect(() => watchSession({ onWarning: (minutesLeft) => warn(minutesLeft), onEnd: () => void end() }), []);
}
