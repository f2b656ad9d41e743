import { useEffect, useEffectEvent } from 'react';
import { waitForService } from './waitForService';

/** Watches for the return of a server that is away. */
export function useWhenServing(isAway: boolean, onServing: () => void): void {
  const serve = useEffectEvent(onServing);
  useEffect(() => (isAway ? waitForService(() => serve()) : undefined), [isAway]);
}
