import { expect, it } from 'vitest';
import { awayStatus } from '@/live/testing/awayStatus';
import { atDeskInSight } from './atDeskInSight';

const onStandby = { ...awayStatus, status: 'Standby', chosen: 'Standby', isReady: true } as const;

it('[D-K22] who stands by at one company is not shown as standing by at another', () => {
  expect(atDeskInSight(onStandby, { companyId: 1 })).toBe(onStandby);
  expect(atDeskInSight(onStandby, {})).toBe(onStandby);
  expect(atDeskInSight(onStandby, { companyId: 2 })).toEqual({ ...awayStatus, isReady: true });
});

it('[D-K22] who is in a call is in it, whichever company she looks at', () => {
  const inCall = { ...onStandby, status: 'Active' } as const;
  expect(atDeskInSight(inCall, { companyId: 2 })).toBe(inCall);
});
