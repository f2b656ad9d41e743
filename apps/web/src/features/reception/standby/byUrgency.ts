import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';

const order: Readonly<Record<DeviceStatus, number>> = {
  Calling: 0,
  Crowded: 1,
  Active: 2,
  Monitoring: 3,
  Standby: 4,
  Suspended: 5,
  Logout: 6,
};

interface Placed {
  status: DeviceStatus;
  storeName: string;
  name: string;
}

/** Who needs somebody most comes first; equals stand by place. */
export const byUrgency = (a: Placed, b: Placed): number =>
  order[a.status] - order[b.status] || a.storeName.localeCompare(b.storeName) || a.name.localeCompare(b.name);
