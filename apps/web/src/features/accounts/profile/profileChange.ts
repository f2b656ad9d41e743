import { passwordField } from '@mukae/contract/calls/accountFields';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { userFields } from '@mukae/contract/calls/userFields';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { pictureField } from '@/forms/pictureField';
import { andAlso, type Reading, readChange } from '@/forms/reading';
import { confirmationFaults, type NewPassword } from '../newPassword/readNewPassword';

export interface ProfileDraft extends NewPassword {
  loginId: string;
  name: string;
  changesPassword: boolean;
  image: File | null;
}

const profile = z.object({
  loginId: z.optional(userFields.loginId),
  name: z.optional(userFields.name),
  password: z.optional(passwordField),
  image: z.optional(pictureField),
});

/** Only what differs is sent; the password only when its change was chosen, even while it is empty. */
export type ProfileChange = z.output<typeof profile>;

type Me = Pick<UserAnswer, 'loginId' | 'name'>;

export const profileDraft = ({ loginId, name }: Me): ProfileDraft => ({
  loginId,
  name,
  changesPassword: false,
  password: '',
  confirmation: '',
  image: null,
});

export function readProfile({ loginId, name }: Me, draft: ProfileDraft): Reading<ProfileChange> {
  const change = readChange(
    profile,
    { loginId, name, password: null, image: null },
    {
      loginId: keptLoginId(loginId, draft.loginId),
      name: draft.name,
      password: draft.changesPassword ? draft.password : null,
      image: draft.image,
    },
  );
  return andAlso(change, draft.changesPassword ? confirmationFaults(draft) : {});
}
