import { healthLimits } from '@mukae/contract/domain/signage/health/healthReport';
import { Observed } from '@/observing/observed';

/** Pictures and films that this screen was to show and could not, by their addresses. */
export const unshownMedia = new Observed<readonly string[]>([]);

const inShort = (address: string): string => {
  const { origin, pathname } = new URL(address, location.href);
  return (origin === location.origin ? pathname : `${origin}${pathname}`).slice(0, healthLimits.address);
};

/** A medium cannot be shown: the scene goes on without it, and the administrators learn of it. */
export function noteMediaFault(address: string): void {
  const fault = inShort(address);
  const known = unshownMedia.get();
  if (!known.includes(fault)) unshownMedia.set([...known, fault].slice(-healthLimits.mediaFaults));
}

/** It can be shown after all. */
export function noteMediaShown(address: string): void {
  const shown = inShort(address);
  const known = unshownMedia.get();
  if (known.includes(shown)) unshownMedia.set(known.filter((fault) => fault !== shown));
}

/** What is no longer to be shown is no fault any more. */
export function forgetFaultsBut(isWanted: (address: string) => boolean): void {
  const known = unshownMedia.get();
  if (!known.every(isWanted)) unshownMedia.set(known.filter(isWanted));
}
