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

/** For whoever answers: who calls comes first, a screen that is away last; equals stand by place. Who looks after screens has `standings`. */
export const byUrgency = (a: Placed, b: Placed): number =>
  order[a.status] - order[b.status] || a.storeName.localeCompare(b.storeName) || a.name.localeCompare(b.name);
