import { type LiveSignage, useSignagesInSight } from './standby/useSignagesInSight';

export type WaitingSignage = LiveSignage & { waitingSince: number };

const isWaiting = (signage: LiveSignage): signage is WaitingSignage => signage.waitingSince !== null;

/** The signages at which a visitor waits, the longest waiting first. */
export function useWaitingSignages(): readonly WaitingSignage[] {
  const { signages = [] } = useSignagesInSight();
  return signages.filter(isWaiting).toSorted((one, other) => one.waitingSince - other.waitingSince);
}
