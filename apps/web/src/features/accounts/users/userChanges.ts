import { accountCalls } from '@mukae/contract/calls/accounts';
import type { Changes } from '@/forms/useAfterChange';
import { userPaths } from './userPaths';

export const userChanges: Changes = { list: userPaths.list, answers: [accountCalls.getUser] };
