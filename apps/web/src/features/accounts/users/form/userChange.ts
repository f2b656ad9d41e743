import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { knownUserFields } from '@mukae/contract/calls/userFields';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { confirmationFaults } from '@/features/accounts/newPassword/readNewPassword';
import { andAlso, type Reading, readChange } from '@/forms/reading';
import { type UserDraft, userDraftOf, userForm } from './userFields';

const userChange = z.partial(z.extend(userForm, { kana: knownUserFields.kana }));

/** Only what differs; the password once its change was chosen, even while it is empty. */
export type UserChange = z.output<typeof userChange>;

/** What was not touched is not judged: a reading in other letters may stay. */
export function readUserChange(user: UserAnswer, draft: UserDraft): Reading<UserChange> {
  const before = userDraftOf(user);
  const { confirmation: _, changesPassword, password, ...fields } = draft;
  const change = readChange(
    userChange,
    { ...before, password: null },
    {
      ...fields,
      loginId: keptLoginId(before.loginId, draft.loginId),
      password: changesPassword ? password : null,
    },
  );
  return andAlso(change, changesPassword ? confirmationFaults(draft) : {});
}
