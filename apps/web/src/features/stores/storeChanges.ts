import { storeCalls } from '@mukae/contract/calls/stores';
import type { Changes } from '@/forms/useAfterChange';
import { storePaths } from './storePaths';

export const storeChanges: Changes = { list: storePaths.list, answers: [storeCalls.getStore] };
