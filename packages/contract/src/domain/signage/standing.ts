import type { DeviceStatus } from './scene';

/** How a signage stands for whoever looks after it; the one that needs somebody most comes first. */
export const standings = ['waiting', 'away', 'suspended', 'unpaired', 'busy', 'open'] as const;
export type SignageStanding = (typeof standings)[number];

const ofStatus = {
  Calling: 'waiting',
  Crowded: 'waiting',
  Active: 'busy',
  Monitoring: 'busy',
  Standby: 'open',
  Suspended: 'suspended',
  Logout: 'away',
} as const satisfies Record<DeviceStatus, SignageStanding>;

/** A screen that was never there has not gone away: no device is paired with it yet. */
export function standingOf(status: DeviceStatus, wasEverSeen: boolean): SignageStanding {
  const standing = ofStatus[status];
  return standing === 'away' && !wasEverSeen ? 'unpaired' : standing;
}
