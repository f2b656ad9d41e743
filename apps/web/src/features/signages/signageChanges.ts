import { signageCalls } from '@mukae/contract/calls/signages';
import { storeCalls } from '@mukae/contract/calls/stores';
import type { Changes } from '@/forms/useAfterChange';
import { signagePaths } from './signagePaths';

/** Stores tell of their signages, too. */
export const signageChanges: Changes = {
  list: signagePaths.list,
  answers: [signageCalls.getSignage, storeCalls.getStore],
};
