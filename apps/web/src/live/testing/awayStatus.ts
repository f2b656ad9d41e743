import type { OwnStatus } from '@mukae/contract/realtime/serverMessages';

/** Of somebody who is at the desk of a company, and away from it. */
export const awayStatus: OwnStatus = {
  status: 'Leaving',
  chosen: 'Leaving',
  isReady: false,
  pausedUntil: null,
  companyId: 1,
};
