import { added } from '@mukae/contract/calls/answers';
import { signageCalls } from '@mukae/contract/calls/signages';
import { makeTemporaryPassword } from '#features/accounts';
import { type Handler, handle } from '#platform/calls/handler';
import type { SignageChanges } from './changeSignages';
import { sizeOf } from './sizeInput';

export const addSignageHandlers = (changes: SignageChanges): Handler[] => [
  handle(signageCalls.addSignage, async ({ input, files, principal, language }) =>
    added(
      await changes.add(principal, {
        name: input.name,
        storeId: input.storeId,
        companyId: input.companyId,
        loginId: input.login_id,
        password: input.password,
        characterId: input.default_character_id,
        size: sizeOf(input),
        image: files.image,
        language,
      }),
    ),
  ),

  handle(signageCalls.getSignageRandomPassword, () => ({
    result: 'OK',
    createPassword: makeTemporaryPassword(),
    msg: '',
  })),
];
