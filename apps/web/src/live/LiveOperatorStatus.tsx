import type { OperatorStatus as Status } from '@mukae/contract/domain/operator/status';
import { OperatorStatus } from './OperatorStatus';
import { useOperatorStatus } from './useLive';

/** What somebody is doing now; until the channel tells, what was read. */
export function LiveOperatorStatus({ userId, read }: { userId: number; read: Status }) {
  return <OperatorStatus status={useOperatorStatus(userId, read)} />;
}
