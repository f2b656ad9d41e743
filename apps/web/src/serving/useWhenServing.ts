import { useEffect, useEffectEvent } from 'react';
import { waitForService } from './waitForService';

/**
 * Watches for the return of a server that is away. `times`: how often it was away already; after the first time the
 * watching is calmer, for it may be back and of no use.
 */
export function useWhenServing(isAway: boolean, onServing: () => void, times = 1): void {
  const serve = useEffectEvent(onServing);
  useEffect(() => {
    if (!isAway) return;
    return times > 1 ? waitForService(() => serve(), 'calmly') : waitForService(() => serve());
  }, [isAway, times]);
}
