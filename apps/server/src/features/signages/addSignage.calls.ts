import { signageCalls } from '@mukae/contract/calls/signages';
import { makeTemporaryPassword } from '#features/accounts';
import { handleAdding } from '#platform/calls/handleAdding';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignageChanges } from './changeSignages';

export const addSignageHandlers = (changes: SignageChanges): Handler[] => [
  handleAdding(signageCalls.addSignage, ({ input, files: { image }, principal, language, noteAdded }) =>
    changes.add(principal, { ...input, image, language }, noteAdded),
  ),

  handle(signageCalls.getSignageRandomPassword, () => ({
    result: 'OK',
    createPassword: makeTemporaryPassword(),
    msg: '',
  })),
];
