import type { DeviceStatus as Status } from '@mukae/contract/domain/signage/scene';
import { DeviceStatus } from './DeviceStatus';
import { useSignageStatus } from './useLive';

/** What a signage is doing now; until the channel tells, what was read. */
export function LiveDeviceStatus({ signageId, read }: { signageId: number; read: Status }) {
  return <DeviceStatus status={useSignageStatus(signageId, read)} />;
}
