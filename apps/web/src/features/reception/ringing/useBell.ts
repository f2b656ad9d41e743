import { useEffect, useSyncExternalStore } from 'react';
import { bell } from './bell';

export const useBell = () => useSyncExternalStore(bell.subscribe, bell.get);

/** Rings for as long as it is asked to. */
export function useRingTone(isRinging: boolean): void {
  useEffect(() => bell.wakeWithFirstGesture(), []);
  useEffect(() => {
    if (!isRinging) return;
    void bell.ring();
    return () => bell.silence();
  }, [isRinging]);
}
