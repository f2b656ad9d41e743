import { emailField, nameField, passwordField } from '@mukae/contract/calls/accountFields';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { keptLoginId } from '@mukae/contract/domain/account/loginId';
import * as z from 'zod/mini';
import { pictureField } from '@/forms/pictureField';
import { andAlso, type Reading, readChange } from '@/forms/reading';
import { confirmationFaults, type NewPassword } from '../newPassword/readNewPassword';

export interface ProfileDraft extends NewPassword {
  login_id: string;
  name: string;
  changesPassword: boolean;
  image: File | null;
}

const profile = z.object({
  login_id: z.optional(emailField),
  name: z.optional(nameField),
  password: z.optional(passwordField),
  image: z.optional(pictureField),
});

/** Only what differs is sent; the password only when its change was chosen, even while it is empty. */
export type ProfileChange = z.output<typeof profile>;

type Me = Pick<UserAnswer, 'loginId' | 'name'>;

export const profileDraft = ({ loginId, name }: Me): ProfileDraft => ({
  login_id: loginId,
  name,
  changesPassword: false,
  password: '',
  confirmation: '',
  image: null,
});

export function readProfile({ loginId, name }: Me, draft: ProfileDraft): Reading<ProfileChange> {
  const change = readChange(
    profile,
    { login_id: loginId, name, password: null, image: null },
    {
      login_id: keptLoginId(loginId, draft.login_id),
      name: draft.name,
      password: draft.changesPassword ? draft.password : null,
      image: draft.image,
    },
  );
  return andAlso(change, draft.changesPassword ? confirmationFaults(draft) : {});
}

/** Whoever changes how she gets in has to show that it is her. */
export const profileChangeNeedsPassword = ({ login_id, password }: ProfileChange): boolean =>
  login_id !== undefined || password !== undefined;
