import { added } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import { makeTemporaryPassword } from '#features/accounts';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignageChanges } from './changeSignages';

export const addSignageHandlers = (changes: SignageChanges): Handler[] => [
  handle(signageCalls.addSignage, async ({ input, files: { image }, principal, language }) =>
    added(await changes.add(principal, { ...input, image, language })),
  ),

  handle(signageCalls.getSignageRandomPassword, () => ({
    result: 'OK',
    createPassword: makeTemporaryPassword(),
    msg: '',
  })),
];
