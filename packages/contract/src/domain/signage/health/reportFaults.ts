import { megabyte } from '#domain/media/fileSize';
import type { HealthReport } from './healthReport';

/** What may be wrong with a screen that is there, the worst first. */
export const healthReasons = [
  'silent',
  'mediaFault',
  'storageFull',
  'batteryLow',
  'memoryHigh',
  'slowNetwork',
  'otherVersion',
] as const;
export type HealthReason = (typeof healthReasons)[number];

/** From here on somebody should look. */
export const healthBounds = {
  /** Of what the browser gives to a page. */
  memoryShare: 0.9,
  freeStorage: 50 * megabyte,
  batteryLevel: 0.2,
  roundTripMs: 1500,
} as const;

const isStorageShort = ({ storage, isStorageFull }: HealthReport): boolean =>
  isStorageFull || (storage !== null && storage.quota - storage.used < healthBounds.freeStorage);

const isBatteryLow = ({ battery }: HealthReport): boolean =>
  battery !== null && !battery.isCharging && battery.level <= healthBounds.batteryLevel;

const isMemoryHigh = ({ memory }: HealthReport): boolean =>
  memory !== null && memory.used >= memory.limit * healthBounds.memoryShare;

const isNetworkSlow = ({ network: { roundTrip } }: HealthReport): boolean =>
  roundTrip !== null && roundTrip >= healthBounds.roundTripMs;

/** What a report says is wrong, beside the version that the service has. What the browser cannot tell is no fault. */
export function reportFaults(report: HealthReport, serviceVersion: string): HealthReason[] {
  const found: Partial<Record<HealthReason, boolean>> = {
    mediaFault: report.mediaFaults.length > 0,
    storageFull: isStorageShort(report),
    batteryLow: isBatteryLow(report),
    memoryHigh: isMemoryHigh(report),
    slowNetwork: isNetworkSlow(report),
    otherVersion: report.appVersion !== serviceVersion,
  };
  return healthReasons.filter((reason) => found[reason]);
}
