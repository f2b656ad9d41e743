import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { DeviceStatusTag } from './DeviceStatusTag';
import { useSignageStatus } from './useLive';

/** What a signage is doing now; until the channel tells, what was read. */
export function LiveDeviceStatus({
  signage: { id, status, seenAt },
}: {
  signage: Pick<SignageAnswer, 'id' | 'status' | 'seenAt'>;
}) {
  return <DeviceStatusTag status={useSignageStatus(id, status)} isUnpaired={seenAt === null} />;
}
