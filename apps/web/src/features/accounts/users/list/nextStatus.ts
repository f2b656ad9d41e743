import type { ListedUser } from '@mukae/contract/calls/accounts';
import { answersCalls } from '@mukae/contract/domain/account/role';
import type { ChosenStatus } from '@mukae/contract/domain/operator/status';

/** What one press changes: one's own state both ways; others can only be sent away, and only from standby. */
export function nextStatus({
  role,
  status,
  isOwnConfig,
}: Pick<ListedUser, 'role' | 'status' | 'isOwnConfig'>): ChosenStatus | null {
  if (status === 'Standby') return 'Leaving';
  return isOwnConfig && status === 'Leaving' && answersCalls(role) ? 'Standby' : null;
}
