import type { DeviceStatus as Status } from '@mukae/contract/domain/signage/scene';
import { DeviceStatusTag } from './DeviceStatusTag';
import { useSignageStatus } from './useLive';

/** What a signage is doing now; until the channel tells, what was read. */
export function LiveDeviceStatus({ signageId, read }: { signageId: number; read: Status }) {
  return <DeviceStatusTag status={useSignageStatus(signageId, read)} />;
}
