import { useWaiting } from '@/live/useWaiting';
import { type LiveSignage, useSignagesInSight } from './standby/useSignagesInSight';

export type WaitingSignage = LiveSignage & { waitingSince: number };

/** The signages in sight at which a visitor waits, the longest waiting first. */
export function useWaitingSignages(): readonly WaitingSignage[] {
  const { signages = [] } = useSignagesInSight();
  const inSight = new Map(signages.map((signage) => [signage.id, signage]));
  return useWaiting().flatMap(({ signageId, since }) => {
    const signage = inSight.get(signageId);
    return signage ? [{ ...signage, waitingSince: since }] : [];
  });
}
