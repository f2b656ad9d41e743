import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';
import type { CompanyScope } from '@/features/companies';

/**
 * What I am at the desk that is looked at. A system administrator may stand at another company's; who is in a call is in it,
 * wherever she looks.
 */
export function atDeskInSight(me: OwnStatus, scope: CompanyScope): OwnStatus {
  const isElsewhere = 'companyId' in scope && me.companyId !== null && me.companyId !== scope.companyId;
  if (!isElsewhere || me.status === 'Active') return me;
  return { ...me, status: 'Leaving', chosen: 'Leaving', pausedUntil: null };
}
