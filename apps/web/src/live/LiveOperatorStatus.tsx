import type { OperatorStatus as Status } from '@mukae/contract/domain/operator/status';
import { OperatorStatusTag } from './OperatorStatusTag';
import { useOperatorStatus } from './useLive';

/** What somebody is doing now; until the channel tells, what was read. */
export function LiveOperatorStatus({ userId, read }: { userId: number; read: Status }) {
  return <OperatorStatusTag status={useOperatorStatus(userId, read)} />;
}
