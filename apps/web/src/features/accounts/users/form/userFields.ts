import { passwordField } from '@mukae/contract/calls/accountFields';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { userFields } from '@mukae/contract/calls/userFields';
import { type Role, roles } from '@mukae/contract/domain/account/role';
import * as z from 'zod/mini';
import type { NewPassword } from '@/features/accounts/newPassword/readNewPassword';
import { pictureField } from '@/forms/pictureField';

/** What stands in the form about a user. */
export interface UserDraft extends NewPassword {
  loginId: string;
  role: Role;
  name: string;
  kana: string;
  changesPassword: boolean;
  storeId: number | null;
  characterId: number | null;
  subjectName: string;
  image: File | null;
}

/** A role that nobody can give is shown, and stays. */
export const userForm = z.object({
  ...userFields,
  role: z.pipe(z.enum(roles), userFields.role),
  password: z.optional(passwordField),
  image: z.nullable(pictureField),
});

export const emptyUser: UserDraft = {
  loginId: '',
  role: 'operator',
  name: '',
  kana: '',
  changesPassword: false,
  password: '',
  confirmation: '',
  storeId: null,
  characterId: null,
  subjectName: '',
  image: null,
};

export const userDraftOf = (user: UserAnswer): UserDraft => ({ ...emptyUser, ...user, image: null });
