import type { ListedUser } from '@mukae/contract/calls/accounts';
import type { ChosenStatus } from '@mukae/contract/domain/operator/status';

/** Whom visitors can call: a system administrator belongs to no company, and so has no seat. */
const attending: readonly ListedUser['role'][] = ['operator', 'companyAdmin'];

/** What one press changes: one's own state both ways; others can only be sent away, and only from standby. */
export function nextStatus({
  role,
  status,
  isOwnConfig,
}: Pick<ListedUser, 'role' | 'status' | 'isOwnConfig'>): ChosenStatus | null {
  if (status === 'Standby') return 'Leaving';
  return isOwnConfig && status === 'Leaving' && attending.includes(role) ? 'Standby' : null;
}
